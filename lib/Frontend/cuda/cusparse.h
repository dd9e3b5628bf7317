// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSPARSE.

#ifndef HIPPORT_CUDA_SDK_CUSPARSE_H
#define HIPPORT_CUDA_SDK_CUSPARSE_H

// A program may test the guard of the header it expects.
#define CUSPARSE_H_
#define CUSPARSEAPI

#include "cuComplex.h"
#include "cuda_bf16.h"
#include "library_types.h"

typedef struct cusparseContext *cusparseHandle_t;
typedef struct bsric02Info *bsric02Info_t;
typedef struct bsrilu02Info *bsrilu02Info_t;
typedef struct bsrsm2Info *bsrsm2Info_t;
typedef struct bsrsv2Info *bsrsv2Info_t;
typedef struct csrgemm2Info *csrgemm2Info_t;
typedef struct csric02Info *csric02Info_t;
typedef struct csrilu02Info *csrilu02Info_t;
typedef struct csrsm2Info *csrsm2Info_t;
typedef struct csrsv2Info *csrsv2Info_t;
typedef struct csru2csrInfo *csru2csrInfo_t;
typedef struct cusparseColorInfo *cusparseColorInfo_t;
typedef struct cusparseDnMatDescr *cusparseDnMatDescr_t;
typedef struct cusparseDnVecDescr *cusparseDnVecDescr_t;
typedef struct cusparseHybMat *cusparseHybMat_t;
typedef struct cusparseMatDescr *cusparseMatDescr_t;
typedef struct cusparseSolveAnalysisInfo *cusparseSolveAnalysisInfo_t;
typedef struct cusparseSpGEMMDescr *cusparseSpGEMMDescr_t;
typedef struct cusparseSpMMOpPlan *cusparseSpMMOpPlan_t;
typedef struct cusparseSpMatDescr *cusparseSpMatDescr_t;
typedef struct cusparseSpSMDescr *cusparseSpSMDescr_t;
typedef struct cusparseSpSVDescr *cusparseSpSVDescr_t;
typedef struct cusparseSpVecDescr *cusparseSpVecDescr_t;
typedef struct pruneInfo *pruneInfo_t;
typedef const cusparseSpVecDescr *cusparseConstSpVecDescr_t;
typedef const cusparseDnVecDescr *cusparseConstDnVecDescr_t;
typedef const cusparseSpMatDescr *cusparseConstSpMatDescr_t;
typedef const cusparseDnMatDescr *cusparseConstDnMatDescr_t;
typedef void (*cusparseLoggerCallback_t)(int, const char *, const char *);
#define CUSPARSE_VERSION 12300
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 3

// clang-format off: lists of names, filled
enum cusparseStatus_t { CUSPARSE_STATUS_SUCCESS, CUSPARSE_STATUS_ALLOC_FAILED,
  CUSPARSE_STATUS_ARCH_MISMATCH, CUSPARSE_STATUS_EXECUTION_FAILED,
  CUSPARSE_STATUS_INSUFFICIENT_RESOURCES, CUSPARSE_STATUS_INTERNAL_ERROR,
  CUSPARSE_STATUS_INVALID_VALUE, CUSPARSE_STATUS_MAPPING_ERROR,
  CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED, CUSPARSE_STATUS_NOT_INITIALIZED,
  CUSPARSE_STATUS_NOT_SUPPORTED, CUSPARSE_STATUS_ZERO_PIVOT };
enum cusparseAction_t { CUSPARSE_ACTION_SYMBOLIC, CUSPARSE_ACTION_NUMERIC };
enum cusparseColorAlg_t { CUSPARSE_COLOR_ALG0, CUSPARSE_COLOR_ALG1 };
enum cusparseCsr2CscAlg_t { CUSPARSE_CSR2CSC_ALG1, CUSPARSE_CSR2CSC_ALG2,
  CUSPARSE_CSR2CSC_ALG_DEFAULT };
enum cusparseDenseToSparseAlg_t { CUSPARSE_DENSETOSPARSE_ALG_DEFAULT };
enum cusparseSparseToDenseAlg_t { CUSPARSE_SPARSETODENSE_ALG_DEFAULT };
enum cusparseDiagType_t { CUSPARSE_DIAG_TYPE_NON_UNIT,
  CUSPARSE_DIAG_TYPE_UNIT };
enum cusparseDirection_t { CUSPARSE_DIRECTION_ROW, CUSPARSE_DIRECTION_COLUMN };
enum cusparseFillMode_t { CUSPARSE_FILL_MODE_LOWER, CUSPARSE_FILL_MODE_UPPER };
enum cusparseFormat_t { CUSPARSE_FORMAT_BLOCKED_ELL, CUSPARSE_FORMAT_BSR,
  CUSPARSE_FORMAT_COO, CUSPARSE_FORMAT_COO_AOS, CUSPARSE_FORMAT_CSC,
  CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_SLICED_ELLPACK };
enum cusparseHybPartition_t { CUSPARSE_HYB_PARTITION_AUTO,
  CUSPARSE_HYB_PARTITION_MAX, CUSPARSE_HYB_PARTITION_USER };
enum cusparseIndexBase_t { CUSPARSE_INDEX_BASE_ZERO, CUSPARSE_INDEX_BASE_ONE };
enum cusparseIndexType_t { CUSPARSE_INDEX_16U, CUSPARSE_INDEX_32I,
  CUSPARSE_INDEX_64I };
enum cusparseMatrixType_t { CUSPARSE_MATRIX_TYPE_GENERAL,
  CUSPARSE_MATRIX_TYPE_HERMITIAN, CUSPARSE_MATRIX_TYPE_SYMMETRIC,
  CUSPARSE_MATRIX_TYPE_TRIANGULAR };
enum cusparseOperation_t { CUSPARSE_OPERATION_NON_TRANSPOSE,
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE };
enum cusparseOrder_t { CUSPARSE_ORDER_COL, CUSPARSE_ORDER_ROW };
enum cusparsePointerMode_t { CUSPARSE_POINTER_MODE_HOST,
  CUSPARSE_POINTER_MODE_DEVICE };
enum cusparseSDDMMAlg_t { CUSPARSE_SDDMM_ALG_DEFAULT };
enum cusparseSideMode_t { CUSPARSE_SIDE_LEFT, CUSPARSE_SIDE_RIGHT };
enum cusparseSolvePolicy_t { CUSPARSE_SOLVE_POLICY_NO_LEVEL,
  CUSPARSE_SOLVE_POLICY_USE_LEVEL };
enum cusparseSpGEMMAlg_t { CUSPARSE_SPGEMM_ALG1, CUSPARSE_SPGEMM_ALG2,
  CUSPARSE_SPGEMM_ALG3, CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC,
  CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC, CUSPARSE_SPGEMM_DEFAULT };
enum cusparseSpMatAttribute_t { CUSPARSE_SPMAT_DIAG_TYPE,
  CUSPARSE_SPMAT_FILL_MODE };
enum cusparseSpMMOpAlg_t { CUSPARSE_SPMM_OP_ALG_DEFAULT };
enum cusparseSpMMAlg_t { CUSPARSE_COOMM_ALG1, CUSPARSE_COOMM_ALG2,
  CUSPARSE_COOMM_ALG3, CUSPARSE_CSRMM_ALG1, CUSPARSE_MM_ALG_DEFAULT,
  CUSPARSE_SPMMA_ALG1, CUSPARSE_SPMMA_ALG2, CUSPARSE_SPMMA_ALG3,
  CUSPARSE_SPMMA_ALG4, CUSPARSE_SPMMA_PREPROCESS, CUSPARSE_SPMM_ALG_DEFAULT,
  CUSPARSE_SPMM_BLOCKED_ELL_ALG1, CUSPARSE_SPMM_BSR_ALG1,
  CUSPARSE_SPMM_COO_ALG1, CUSPARSE_SPMM_COO_ALG2, CUSPARSE_SPMM_COO_ALG3,
  CUSPARSE_SPMM_COO_ALG4, CUSPARSE_SPMM_CSR_ALG1, CUSPARSE_SPMM_CSR_ALG2,
  CUSPARSE_SPMM_CSR_ALG3 };
enum cusparseSpMVAlg_t { CUSPARSE_COOMV_ALG, CUSPARSE_CSRMV_ALG1,
  CUSPARSE_CSRMV_ALG2, CUSPARSE_MV_ALG_DEFAULT, CUSPARSE_SPMV_ALG_DEFAULT,
  CUSPARSE_SPMV_COO_ALG1, CUSPARSE_SPMV_COO_ALG2, CUSPARSE_SPMV_CSR_ALG1,
  CUSPARSE_SPMV_CSR_ALG2, CUSPARSE_SPMV_SELL_ALG1 };
enum cusparseSpSMAlg_t { CUSPARSE_SPSM_ALG_DEFAULT };
enum cusparseSpSMUpdate_t { CUSPARSE_SPSM_UPDATE_DIAGONAL,
  CUSPARSE_SPSM_UPDATE_GENERAL };
enum cusparseSpSVAlg_t { CUSPARSE_SPSV_ALG_DEFAULT };
enum cusparseSpSVUpdate_t { CUSPARSE_SPSV_UPDATE_DIAGONAL,
  CUSPARSE_SPSV_UPDATE_GENERAL };
enum cusparseAlgMode_t { CUSPARSE_ALG0, CUSPARSE_ALG1, CUSPARSE_ALG_MERGE_PATH,
  CUSPARSE_ALG_NAIVE };

extern "C" {
#include "hipport/cusparse_names.h"
const char *cusparseGetErrorName(...), *cusparseGetErrorString(...);
cusparseMatrixType_t cusparseGetMatType(...);
cusparseFillMode_t cusparseGetMatFillMode(...);
cusparseDiagType_t cusparseGetMatDiagType(...);
cusparseIndexBase_t cusparseGetMatIndexBase(...);
}
// clang-format on

#endif // HIPPORT_CUDA_SDK_CUSPARSE_H
