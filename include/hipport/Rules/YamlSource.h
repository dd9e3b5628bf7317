// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Typed access to a YAML file that collects every mistake with its place
// instead of stopping at the first one.

#ifndef HIPPORT_RULES_YAMLSOURCE_H
#define HIPPORT_RULES_YAMLSOURCE_H

#include "hipport/Rules/Rule.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// The nodes of the stream can be read once and in order only.
class YamlSource {
public:
  explicit YamlSource(llvm::MemoryBufferRef Buffer);

  llvm::yaml::Stream &stream() { return Stream; }

  std::pair<unsigned, unsigned> lineAndColumn(llvm::SMLoc Place) const;
  void error(llvm::SMLoc Place, const llvm::Twine &Message);
  void error(const llvm::yaml::Node &Place, const llvm::Twine &Message) {
    error(Place.getSourceRange().Start, Message);
  }
  /// All mistakes so far, in the order of their places.
  llvm::Error takeError();

  using Field = llvm::function_ref<void(
      llvm::StringRef Key, llvm::SMLoc KeyPlace, llvm::yaml::Node &Value)>;
  /// Calls \p Read for each key of \p Map once. A repeated key is a mistake.
  void forEachField(llvm::yaml::MappingNode &Map, Field Read);

  /// Calls \p Read for each key of the file's only document. \p Form: what is
  /// expected of it. \p OneDocument: what to say of a second one. False: the
  /// file is broken.
  bool readTopKeys(const llvm::Twine &Form, const llvm::Twine &OneDocument,
                   Field Read);

  /// Each of these says what is wrong when it returns nothing.
  std::optional<std::string> readText(llvm::yaml::Node &Value);
  std::optional<bool> readBool(llvm::yaml::Node &Value);
  std::optional<unsigned> readUnsigned(llvm::yaml::Node &Value,
                                       unsigned Most = 255);
  std::optional<Release> readRelease(llvm::yaml::Node &Value);

private:
  struct Mistake {
    unsigned Line;
    unsigned Column;
    std::string Message;
  };

  std::string File;
  llvm::SourceMgr Sources;
  std::vector<Mistake> Mistakes;
  llvm::yaml::Stream Stream;
};

} // namespace hipport

#endif // HIPPORT_RULES_YAMLSOURCE_H
