// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/MaskIndex.h"

#include "gtest/gtest.h"

using namespace hipport;

namespace {

struct MaskCase {
  const char *Text;
  MaskText What;
};
class MaskTexts : public ::testing::TestWithParam<MaskCase> {};

TEST_P(MaskTexts, AreClassified) {
  EXPECT_EQ(classifyMask(GetParam().Text), GetParam().What) << GetParam().Text;
}

INSTANTIATE_TEST_SUITE_P(
    Table, MaskTexts,
    ::testing::Values(MaskCase{"0xffffffff", MaskText::Full32},
                      MaskCase{"( 0xFFFFFFFFu )", MaskText::Full32},
                      MaskCase{"4294967295", MaskText::Full32},
                      MaskCase{"-1", MaskText::Full32},
                      MaskCase{"~ 0u", MaskText::Full32},
                      MaskCase{"(unsigned)-1", MaskText::Full32},
                      MaskCase{"UINT32_MAX", MaskText::Full32},
                      MaskCase{"0xffffffffffffffff", MaskText::Wide},
                      MaskCase{"0xffffffffull", MaskText::Wide},
                      MaskCase{"~0ull", MaskText::Wide},
                      MaskCase{"__activemask()", MaskText::Wide},
                      MaskCase{"0xffff", MaskText::Other},
                      MaskCase{"0xfffffffe", MaskText::Other},
                      MaskCase{"0", MaskText::Other},
                      MaskCase{"mask", MaskText::Other},
                      MaskCase{"mask & 0xffffffff", MaskText::Other},
                      MaskCase{"", MaskText::Other}));

TEST(LaneMasks, BelongToTheSyncBuiltins) {
  EXPECT_TRUE(takesLaneMask("__shfl_down_sync"));
  EXPECT_TRUE(takesLaneMask("__syncwarp"));
  EXPECT_FALSE(takesLaneMask("shfl_down_sync"));
  EXPECT_FALSE(takesLaneMask("__shfl_down"));
  EXPECT_FALSE(takesLaneMask("__syncthreads"));
}

} // namespace
