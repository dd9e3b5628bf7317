// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Lines and columns of the sources that a report shows.

#ifndef HIPPORT_LIB_REPORT_SOURCELINES_H
#define HIPPORT_LIB_REPORT_SOURCELINES_H

#include "hipport/Report/Report.h"

namespace hipport {

/// The line of \p Place without its end; empty when the text is not there, or
/// is another than the place is from.
llvm::StringRef lineOf(const SourceTexts &Texts, const SourcePlace &Place);

/// The column of \p Place in characters, from 1; in bytes when the text is not
/// there.
unsigned characterColumn(const SourceTexts &Texts, const SourcePlace &Place);

/// The place of a byte of \p File; line 0 when the text is not there.
SourcePlace placeOf(const SourceTexts &Texts, const std::string &File,
                    unsigned Offset);

} // namespace hipport

#endif // HIPPORT_LIB_REPORT_SOURCELINES_H
