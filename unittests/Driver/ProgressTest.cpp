// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Driver/Progress.h"

#include "gtest/gtest.h"

#include <string>

using namespace hipport;

namespace {

constexpr auto Start = Progress::Clock::time_point();

Progress::Clock::time_point after(int Milliseconds) {
  return Start + std::chrono::milliseconds(Milliseconds);
}

class ProgressTest : public testing::Test {
protected:
  std::string Text;
  llvm::raw_string_ostream OS{Text};
};

TEST_F(ProgressTest, SaysCountRateAndTimeLeft) {
  Progress Line(OS, true, Start);
  Line.expect(41);
  Line.step(after(500));
  EXPECT_EQ(Text, "\r\x1b[K[1/41] units parsed, 2.0/s, 20 s left");
}

TEST_F(ProgressTest, DrawsAtMostTenTimesInASecond) {
  Progress Line(OS, true, Start);
  Line.expect(1000);
  for (int I = 1; I <= 1000; ++I)
    Line.step(after(I));
  EXPECT_LE(llvm::StringRef(Text).count('\r'), 10u);
  EXPECT_GE(llvm::StringRef(Text).count('\r'), 9u);
}

TEST_F(ProgressTest, MoreUnitsCountFromThenOn) {
  Progress Line(OS, true, Start);
  Line.expect(2);
  Line.step(after(100));
  Line.expect(3);
  Line.step(after(1000));
  EXPECT_NE(Text.find("[1/2]"), std::string::npos);
  EXPECT_NE(Text.find("[2/5]"), std::string::npos);
}

TEST_F(ProgressTest, ErasesItsLineAtTheEnd) {
  {
    Progress Line(OS, true, Start);
    Line.expect(1);
    Line.step(after(1));
  }
  EXPECT_TRUE(llvm::StringRef(Text).ends_with("\r\x1b[K"));
}

TEST_F(ProgressTest, LongRunsAreInMinutesAndHours) {
  Progress Line(OS, true, Start);
  Line.expect(61);
  Line.step(after(10 * 1000));
  EXPECT_NE(Text.find("10 min left"), std::string::npos) << Text;
  Line.expect(6000);
  Line.step(after(20 * 1000));
  EXPECT_NE(Text.find("17 h left"), std::string::npos) << Text;
}

TEST_F(ProgressTest, DrawsNothingWhenNotEnabled) {
  {
    Progress Line(OS, false, Start);
    Line.expect(1);
    Line.step(after(500));
  }
  EXPECT_EQ(Text, "");
}

} // namespace
