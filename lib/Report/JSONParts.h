// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What several writers of JSON have in common.

#ifndef HIPPORT_LIB_REPORT_JSONPARTS_H
#define HIPPORT_LIB_REPORT_JSONPARTS_H

#include "RelativePath.h"
#include "hipport/Model/KernelView.h"

#include "llvm/Support/JSON.h"

#include <optional>
#include <vector>

namespace hipport {

/// JSON holds UTF-8 only; other bytes become replacement characters.
inline llvm::json::Value text(llvm::StringRef Bytes) {
  return llvm::json::fixUTF8(Bytes);
}

inline llvm::json::Array texts(const std::vector<std::string> &Strings) {
  llvm::json::Array Out;
  for (const std::string &String : Strings)
    Out.push_back(text(String));
  return Out;
}

inline llvm::json::Object placeToJSON(llvm::StringRef Root,
                                      const SourcePlace &Place) {
  return llvm::json::Object{{"path", text(relativePath(Root, Place.File))},
                            {"offset", Place.Offset},
                            {"line", Place.Line},
                            {"column", Place.Column}};
}

/// Unknown numbers are null: absent facts stay visible.
inline llvm::json::Value number(std::optional<uint64_t> Number) {
  return Number ? llvm::json::Value(*Number) : llvm::json::Value(nullptr);
}

template <typename T, typename FunctionT>
llvm::json::Array listOf(llvm::StringRef Root, const std::vector<T> &Items,
                         FunctionT ToJSON) {
  llvm::json::Array Out;
  for (const T &Item : Items)
    Out.push_back(ToJSON(Root, Item));
  return Out;
}

llvm::json::Value evidenceToJSON(llvm::StringRef Root, const Evidence &Note);
llvm::json::Value launchToJSON(llvm::StringRef Root, const LaunchSite &Launch);
llvm::json::Value kernelToJSON(llvm::StringRef Root, const KernelView &Kernel);

} // namespace hipport

#endif // HIPPORT_LIB_REPORT_JSONPARTS_H
