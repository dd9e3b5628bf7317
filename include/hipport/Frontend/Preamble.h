// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Preambles: the declarations and standard headers with which several units
// begin, parsed once and kept as a precompiled header. They save time and
// change no result: a unit gets a preamble only when it would have read the
// same headers itself, before anything else.

#ifndef HIPPORT_FRONTEND_PREAMBLE_H
#define HIPPORT_FRONTEND_PREAMBLE_H

#include "hipport/Frontend/Job.h"
#include "hipport/Frontend/ParseUnit.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

namespace hipport {

/// A preamble that several units want.
struct PreamblePlan {
  /// A unit that holds these includes alone, with the flags of its users except
  /// the folders in which they look for headers.
  Job Unit;
  std::vector<std::string> Includes; ///< Sorted.
  std::vector<size_t> Users;         ///< Positions among the jobs, ascending.
};

/// The preambles that make the parse of these jobs cheaper, by an estimate.
/// Reads the beginning of every main file.
std::vector<PreamblePlan> planPreambles(const std::vector<Job> &Jobs,
                                        const ParseOptions &Options);

/// Parses the preamble and writes it to \p Precompiled, and to \p Spelled the
/// names of all headers that were looked for on the way, each on a line. The
/// status is Parsed only when there was no error at all.
TuResult buildPreamble(const PreamblePlan &Plan, ParseOptions Options,
                       llvm::raw_ostream &Precompiled,
                       llvm::raw_ostream &Spelled);

/// Whether a header that a preamble looked for could lie in a folder of these
/// flags. \p FirstNames holds the first components of the spelled names.
bool mayShadow(const std::vector<std::string> &Flags,
               const llvm::StringSet<> &FirstNames);

} // namespace hipport

#endif // HIPPORT_FRONTEND_PREAMBLE_H
