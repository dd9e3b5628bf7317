// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Reads one row of a rule file and checks what can be checked within the row.

#ifndef HIPPORT_RULES_RULEROWREADER_H
#define HIPPORT_RULES_RULEROWREADER_H

#include "hipport/Rules/YamlSource.h"

#include "llvm/ADT/StringSet.h"

namespace hipport {

/// A row while it is read. Keys tell "given but wrong" from "not given", so
/// that one mistake makes one message.
struct RowDraft {
  Rule Row;
  llvm::SMLoc Place;
  llvm::SMLoc NamePlace;
  llvm::StringSet<> Keys;

  bool has(llvm::StringRef Key) const { return Keys.contains(Key); }
};

/// Mistakes go to the source; a wrong row is still returned, for the checks
/// between rows.
class RuleRowReader {
public:
  explicit RuleRowReader(YamlSource &Source) : Source(Source) {}

  RowDraft read(RuleKind Kind, llvm::yaml::MappingNode &Map);

private:
  void readKey(RowDraft &Draft, llvm::StringRef Key, llvm::SMLoc Place,
               llvm::yaml::Node &Value);
  bool readTextKey(Rule &Row, llvm::StringRef Key, llvm::yaml::Node &Value);
  void readName(RowDraft &Draft, llvm::yaml::Node &Value);
  void readHip(Rule &Row, llvm::yaml::Node &Value);
  void readStatus(Rule &Row, llvm::yaml::Node &Value);
  void readNames(std::vector<std::string> &Names, bool AreHeaders,
                 llvm::yaml::Node &Value);
  void readArgs(Rule &Row, llvm::yaml::Node &Value);
  void readArg(Rule &Row, llvm::yaml::Node &Value);
  void readAction(ArgEdit &Edit, ArgEdit::Action What, llvm::yaml::Node &Value);
  void checkKeys(const RowDraft &Draft);
  void checkFallback(const RowDraft &Draft);

  YamlSource &Source;
};

} // namespace hipport

#endif // HIPPORT_RULES_RULEROWREADER_H
