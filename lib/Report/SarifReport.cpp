// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Findings as SARIF 2.1.0, the form that review tools and code hosts show.

#include "Fingerprints.h"
#include "JSONParts.h"
#include "SourceLines.h"
#include "hipport/Report/Pages.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>

namespace hipport {

using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

static constexpr llvm::StringLiteral SchemaUri =
    "https://json.schemastore.org/sarif-2.1.0.json";
static constexpr llvm::StringLiteral RootId = "SRCROOT";

/// Bytes that a URI may not hold stand as %XX.
static std::string escaped(llvm::StringRef Path) {
  std::string Out;
  for (char C : Path)
    if (llvm::isAlnum(C) || llvm::StringRef("-._~/").contains(C))
      Out += C;
    else
      Out += fmt::format("%{:02X}", static_cast<unsigned char>(C));
  return Out;
}

static Object artifactOf(llvm::StringRef Root, llvm::StringRef File) {
  const std::string Path = relativePath(Root, File);
  if (llvm::StringRef(Path).starts_with("/"))
    return Object{{"uri", "file://" + escaped(Path)}};
  return Object{{"uri", escaped(Path)}, {"uriBaseId", RootId}};
}

namespace {

class SarifWriter {
public:
  SarifWriter(const ConvertResult &Result, const SourceTexts &Texts)
      : Result(Result), Texts(Texts), Prints(fingerprintsOf(Result)) {
    for (const FileResult &File : Result.Files)
      for (const Finding &F : File.Findings)
        Ids.insert(F.Id);
  }

  Value write() const {
    Array Results;
    for (const FileResult &File : Result.Files)
      for (const Finding &F : File.Findings)
        Results.push_back(result(F));
    Object Base{{"description",
                 Object{{"text", "the folder that paths are relative to"}}}};
    Object Run{{"tool", Object{{"driver", Object{{"name", "hipport"},
                                                 {"rules", rules()}}}}},
               {"columnKind", "unicodeCodePoints"},
               {"originalUriBaseIds", Object{{RootId, std::move(Base)}}},
               {"results", std::move(Results)}};
    return Object{{"$schema", SchemaUri},
                  {"version", "2.1.0"},
                  {"runs", Array{std::move(Run)}}};
  }

private:
  Array rules() const {
    Array Rules;
    for (const std::string &Id : Ids) {
      const DiagnosticPage *Page = findPage(Id);
      Object Rule{{"id", text(Id)}};
      if (Page) {
        Rule["shortDescription"] = Object{{"text", text(Page->summary())}};
        Rule["help"] =
            Object{{"text", text(Page->Text)}, {"markdown", text(Page->Text)}};
      }
      Rules.push_back(std::move(Rule));
    }
    return Rules;
  }

  Object location(const SourcePlace &Place) const {
    return Object{
        {"physicalLocation",
         Object{{"artifactLocation", artifactOf(Result.Root, Place.File)},
                {"region",
                 Object{{"startLine", Place.Line},
                        {"startColumn", characterColumn(Texts, Place)}}}}}};
  }

  Array related(const Finding &F) const {
    Array Places;
    for (const Evidence &Note : F.Notes) {
      Object Place = location(Note.Place);
      Place["message"] = Object{{"text", text(Note.Reason)}};
      Places.push_back(std::move(Place));
    }
    return Places;
  }

  /// Nothing when the text of the file is not there to count lines in.
  Array fixes(const Finding &F) const {
    Array Replacements;
    for (const Edit &E : F.Fix) {
      const SourcePlace Begin = placeOf(Texts, F.Place.File, E.Offset);
      const SourcePlace End = placeOf(Texts, F.Place.File, E.Offset + E.Length);
      if (Begin.Line == 0 || End.Line == 0)
        return Array();
      Replacements.push_back(
          Object{{"deletedRegion",
                  Object{{"startLine", Begin.Line},
                         {"startColumn", characterColumn(Texts, Begin)},
                         {"endLine", End.Line},
                         {"endColumn", characterColumn(Texts, End)}}},
                 {"insertedContent", Object{{"text", text(E.Text)}}}});
    }
    if (Replacements.empty())
      return Array();
    Object Change{{"artifactLocation", artifactOf(Result.Root, F.Place.File)},
                  {"replacements", std::move(Replacements)}};
    const std::string What = fmt::format("{} fix", toString(F.Safety));
    return Array{Object{{"description", Object{{"text", What}}},
                        {"artifactChanges", Array{std::move(Change)}}}};
  }

  static llvm::StringLiteral levelOf(FindingClass Class) {
    switch (Class) {
    case FindingClass::Compile:
    case FindingClass::Correctness:
      return "error";
    case FindingClass::Performance:
      return "warning";
    case FindingClass::Info:
      return "note";
    }
    llvm_unreachable("unknown finding class");
  }

  Value result(const Finding &F) const {
    Object Properties{{"class", toString(F.Class)},
                      {"confidence", toString(F.Sureness)},
                      {"targets", texts(F.Targets)},
                      {"kernels", texts(F.Kernels)}};
    Object Out{
        {"ruleId", text(F.Id)},
        {"ruleIndex", std::distance(Ids.begin(), Ids.find(F.Id))},
        {"level", levelOf(F.Class)},
        {"message", Object{{"text", text(F.Message)}}},
        {"locations", Array{location(F.Place)}},
        {"partialFingerprints", Object{{"hipport/v1", text(Prints.at(&F))}}},
        {"properties", std::move(Properties)}};
    if (!F.Notes.empty())
      Out["relatedLocations"] = related(F);
    if (Array Fixes = fixes(F); !Fixes.empty())
      Out["fixes"] = std::move(Fixes);
    if (F.Suppressed)
      Out["suppressions"] = Array{Object{
          {"kind", "inSource"}, {"justification", text(F.Suppressed->Reason)}}};
    return Out;
  }

  const ConvertResult &Result;
  const SourceTexts &Texts;
  const std::map<const Finding *, std::string> Prints;
  std::set<std::string> Ids; ///< Of all findings; rules have their order.
};

} // namespace

Value findingsAsSarif(const ConvertResult &Result, const SourceTexts &Texts) {
  return SarifWriter(Result, Texts).write();
}

} // namespace hipport
