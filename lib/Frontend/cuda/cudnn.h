// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN.

#ifndef HIPPORT_CUDA_SDK_CUDNN_H
#define HIPPORT_CUDA_SDK_CUDNN_H

// A program may test the guard of the header it expects.
#define CUDNN_H_

#include "hipport/cudnn_backend_enums.h"
#include "hipport/cudnn_enums.h"
#include "hipport_cuda_runtime.h"
#include "library_types.h"

typedef struct cudnnContext *cudnnHandle_t;
typedef void *cudnnBackendDescriptor_t;
typedef struct cudnnActivationStruct *cudnnActivationDescriptor_t;
typedef struct cudnnAlgorithmStruct *cudnnAlgorithmDescriptor_t;
typedef struct cudnnAttnStruct *cudnnAttnDescriptor_t;
typedef struct cudnnCTCLossStruct *cudnnCTCLossDescriptor_t;
typedef struct cudnnConvolutionStruct *cudnnConvolutionDescriptor_t;
typedef struct cudnnDropoutStruct *cudnnDropoutDescriptor_t;
typedef struct cudnnFilterStruct *cudnnFilterDescriptor_t;
typedef struct cudnnFusedOpsConstParamPack_st *cudnnFusedOpsConstParamPack_t;
typedef struct cudnnFusedOpsPlan_st *cudnnFusedOpsPlan_t;
typedef struct cudnnFusedOpsVariantParamPack_st
    *cudnnFusedOpsVariantParamPack_t;
typedef struct cudnnLRNStruct *cudnnLRNDescriptor_t;
typedef struct cudnnOpTensorStruct *cudnnOpTensorDescriptor_t;
typedef struct cudnnPersistentRNNPlan_st *cudnnPersistentRNNPlan_t;
typedef struct cudnnPoolingStruct *cudnnPoolingDescriptor_t;
typedef struct cudnnRNNDataStruct *cudnnRNNDataDescriptor_t;
typedef struct cudnnRNNStruct *cudnnRNNDescriptor_t;
typedef struct cudnnReduceTensorStruct *cudnnReduceTensorDescriptor_t;
typedef struct cudnnSeqDataStruct *cudnnSeqDataDescriptor_t;
typedef struct cudnnSpatialTransformerStruct
    *cudnnSpatialTransformerDescriptor_t;
typedef struct cudnnTensorStruct *cudnnTensorDescriptor_t;
typedef struct cudnnTensorTransformStruct *cudnnTensorTransformDescriptor_t;
typedef int cudnnBackendBehaviorNote_t, cudnnBackendLayoutType_t,
    cudnnBackendNormFwdPhase_t, cudnnBackendNormMode_t,
    cudnnBackendNumericalNote_t, cudnnBackendTensorReordering_t,
    cudnnBnFinalizeStatsMode_t, cudnnCTCGradMode_t, cudnnFoldingDirection_t,
    cudnnFusedOpsConstParamLabel_t, cudnnFusedOpsPointerPlaceHolder_t,
    cudnnFusedOpsVariantParamLabel_t, cudnnFusedOps_t, cudnnGenStatsMode_t,
    cudnnLossNormalizationMode_t, cudnnMultiHeadAttnWeightKind_t,
    cudnnNormAlgo_t, cudnnNormMode_t, cudnnNormOps_t, cudnnPaddingMode_t,
    cudnnRNNClipMode_t, cudnnRNNDataLayout_t, cudnnRNNPaddingMode_t,
    cudnnResampleMode_t, cudnnRngDistribution_t, cudnnRuntimeTag_t,
    cudnnSamplerType_t, cudnnSeqDataAxis_t, cudnnSignalMode_t, cudnnWgradMode_t;
struct cudnnConvolutionFwdAlgoPerf_t {
  cudnnConvolutionFwdAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
};
struct cudnnConvolutionBwdDataAlgoPerf_t {
  cudnnConvolutionBwdDataAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
};
struct cudnnConvolutionBwdFilterAlgoPerf_t {
  cudnnConvolutionBwdFilterAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
};
typedef struct cudnnAlgorithmStruct *cudnnAlgorithm_t;
typedef struct cudnnAlgorithmPerformanceStruct *cudnnAlgorithmPerformance_t;
struct cudnnDebug_t;
typedef void (*cudnnCallback_t)(cudnnSeverity_t, void *, const cudnnDebug_t *,
                                const char *);
#define CUDNN_MAJOR 8
#define CUDNN_MINOR 9
#define CUDNN_PATCHLEVEL 7
#define CUDNN_VERSION 8907
#define CUDNN_DIM_MAX 8
#define CUDNN_BN_MIN_EPSILON 0.0

// clang-format off: lists of names, filled
extern "C" {
cudnnStatus_t cudnnActivationBackward(...), cudnnActivationForward(...),
    cudnnAddTensor(...), cudnnAdvInferVersionCheck(...),
    cudnnAdvTrainVersionCheck(...), cudnnAdvVersionCheck(...),
    cudnnBackendCreateDescriptor(...), cudnnBackendDestroyDescriptor(...),
    cudnnBackendExecute(...), cudnnBackendFinalize(...),
    cudnnBackendGetAttribute(...), cudnnBackendInitialize(...),
    cudnnBackendPopulateCudaGraph(...), cudnnBackendSetAttribute(...),
    cudnnBackendUpdateCudaGraph(...), cudnnBatchNormalizationBackward(...),
    cudnnBatchNormalizationBackwardEx(...),
    cudnnBatchNormalizationForwardInference(...),
    cudnnBatchNormalizationForwardTraining(...),
    cudnnBatchNormalizationForwardTrainingEx(...), cudnnBuildRNNDynamic(...),
    cudnnCTCLoss(...), cudnnCTCLoss_v8(...), cudnnCnnInferVersionCheck(...),
    cudnnCnnTrainVersionCheck(...), cudnnConvolutionBackwardBias(...),
    cudnnConvolutionBackwardData(...), cudnnConvolutionBackwardFilter(...),
    cudnnConvolutionBiasActivationForward(...), cudnnConvolutionForward(...),
    cudnnCopyAlgorithmDescriptor(...), cudnnCreate(...),
    cudnnCreateActivationDescriptor(...), cudnnCreateAlgorithmDescriptor(...),
    cudnnCreateAlgorithmPerformance(...), cudnnCreateAttnDescriptor(...),
    cudnnCreateCTCLossDescriptor(...), cudnnCreateConvolutionDescriptor(...),
    cudnnCreateDropoutDescriptor(...), cudnnCreateFilterDescriptor(...),
    cudnnCreateFusedOpsConstParamPack(...), cudnnCreateFusedOpsPlan(...),
    cudnnCreateFusedOpsVariantParamPack(...), cudnnCreateLRNDescriptor(...),
    cudnnCreateOpTensorDescriptor(...), cudnnCreatePersistentRNNPlan(...),
    cudnnCreatePoolingDescriptor(...), cudnnCreateRNNDataDescriptor(...),
    cudnnCreateRNNDescriptor(...), cudnnCreateReduceTensorDescriptor(...),
    cudnnCreateSeqDataDescriptor(...),
    cudnnCreateSpatialTransformerDescriptor(...),
    cudnnCreateTensorDescriptor(...), cudnnCreateTensorTransformDescriptor(...),
    cudnnDeriveBNTensorDescriptor(...), cudnnDeriveNormTensorDescriptor(...),
    cudnnDestroy(...), cudnnDestroyActivationDescriptor(...),
    cudnnDestroyAlgorithmDescriptor(...), cudnnDestroyAlgorithmPerformance(...),
    cudnnDestroyAttnDescriptor(...), cudnnDestroyCTCLossDescriptor(...),
    cudnnDestroyConvolutionDescriptor(...), cudnnDestroyDropoutDescriptor(...),
    cudnnDestroyFilterDescriptor(...), cudnnDestroyFusedOpsConstParamPack(...),
    cudnnDestroyFusedOpsPlan(...), cudnnDestroyFusedOpsVariantParamPack(...),
    cudnnDestroyLRNDescriptor(...), cudnnDestroyOpTensorDescriptor(...),
    cudnnDestroyPersistentRNNPlan(...), cudnnDestroyPoolingDescriptor(...),
    cudnnDestroyRNNDataDescriptor(...), cudnnDestroyRNNDescriptor(...),
    cudnnDestroyReduceTensorDescriptor(...), cudnnDestroySeqDataDescriptor(...),
    cudnnDestroySpatialTransformerDescriptor(...),
    cudnnDestroyTensorDescriptor(...),
    cudnnDestroyTensorTransformDescriptor(...),
    cudnnDivisiveNormalizationBackward(...),
    cudnnDivisiveNormalizationForward(...), cudnnDropoutBackward(...),
    cudnnDropoutForward(...), cudnnDropoutGetReserveSpaceSize(...),
    cudnnDropoutGetStatesSize(...),
    cudnnFindConvolutionBackwardDataAlgorithm(...),
    cudnnFindConvolutionBackwardDataAlgorithmEx(...),
    cudnnFindConvolutionBackwardFilterAlgorithm(...),
    cudnnFindConvolutionBackwardFilterAlgorithmEx(...),
    cudnnFindConvolutionForwardAlgorithm(...),
    cudnnFindConvolutionForwardAlgorithmEx(...),
    cudnnFindRNNBackwardDataAlgorithmEx(...),
    cudnnFindRNNBackwardWeightsAlgorithmEx(...),
    cudnnFindRNNForwardInferenceAlgorithmEx(...),
    cudnnFindRNNForwardTrainingAlgorithmEx(...), cudnnFusedOpsExecute(...),
    cudnnGetActivationDescriptor(...),
    cudnnGetActivationDescriptorSwishBeta(...),
    cudnnGetAlgorithmDescriptor(...), cudnnGetAlgorithmPerformance(...),
    cudnnGetAlgorithmSpaceSize(...), cudnnGetAttnDescriptor(...),
    cudnnGetBatchNormalizationBackwardExWorkspaceSize(...),
    cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(...),
    cudnnGetBatchNormalizationTrainingExReserveSpaceSize(...),
    cudnnGetCTCLossDescriptor(...), cudnnGetCTCLossDescriptorEx(...),
    cudnnGetCTCLossDescriptor_v8(...), cudnnGetCTCLossDescriptor_v9(...),
    cudnnGetCTCLossWorkspaceSize(...), cudnnGetCTCLossWorkspaceSize_v8(...),
    cudnnGetCallback(...), cudnnGetConvolution2dDescriptor(...),
    cudnnGetConvolution2dForwardOutputDim(...),
    cudnnGetConvolutionBackwardDataAlgorithm(...),
    cudnnGetConvolutionBackwardDataAlgorithmMaxCount(...),
    cudnnGetConvolutionBackwardDataAlgorithm_v7(...),
    cudnnGetConvolutionBackwardDataWorkspaceSize(...),
    cudnnGetConvolutionBackwardFilterAlgorithm(...),
    cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(...),
    cudnnGetConvolutionBackwardFilterAlgorithm_v7(...),
    cudnnGetConvolutionBackwardFilterWorkspaceSize(...),
    cudnnGetConvolutionForwardAlgorithm(...),
    cudnnGetConvolutionForwardAlgorithmMaxCount(...),
    cudnnGetConvolutionForwardAlgorithm_v7(...),
    cudnnGetConvolutionForwardWorkspaceSize(...),
    cudnnGetConvolutionGroupCount(...), cudnnGetConvolutionMathType(...),
    cudnnGetConvolutionNdDescriptor(...),
    cudnnGetConvolutionNdForwardOutputDim(...),
    cudnnGetConvolutionReorderType(...), cudnnGetDropoutDescriptor(...),
    cudnnGetFilter4dDescriptor(...), cudnnGetFilterNdDescriptor(...),
    cudnnGetFilterSizeInBytes(...),
    cudnnGetFoldedConvBackwardDataDescriptors(...),
    cudnnGetFusedOpsConstParamPackAttribute(...),
    cudnnGetFusedOpsVariantParamPackAttribute(...), cudnnGetLRNDescriptor(...),
    cudnnGetLastErrorString(...), cudnnGetMultiHeadAttnBuffers(...),
    cudnnGetMultiHeadAttnWeights(...),
    cudnnGetNormalizationBackwardWorkspaceSize(...),
    cudnnGetNormalizationForwardTrainingWorkspaceSize(...),
    cudnnGetNormalizationTrainingReserveSpaceSize(...),
    cudnnGetOpTensorDescriptor(...), cudnnGetPooling2dDescriptor(...),
    cudnnGetPooling2dForwardOutputDim(...), cudnnGetPoolingNdDescriptor(...),
    cudnnGetPoolingNdForwardOutputDim(...), cudnnGetProperty(...),
    cudnnGetRNNBackwardDataAlgorithmMaxCount(...),
    cudnnGetRNNBackwardWeightsAlgorithmMaxCount(...), cudnnGetRNNBiasMode(...),
    cudnnGetRNNDataDescriptor(...), cudnnGetRNNDescriptor(...),
    cudnnGetRNNDescriptor_v6(...), cudnnGetRNNDescriptor_v8(...),
    cudnnGetRNNForwardInferenceAlgorithmMaxCount(...),
    cudnnGetRNNForwardTrainingAlgorithmMaxCount(...),
    cudnnGetRNNLinLayerBiasParams(...), cudnnGetRNNLinLayerMatrixParams(...),
    cudnnGetRNNMatrixMathType(...), cudnnGetRNNPaddingMode(...),
    cudnnGetRNNParamsSize(...), cudnnGetRNNProjectionLayers(...),
    cudnnGetRNNTempSpaceSizes(...), cudnnGetRNNTrainingReserveSize(...),
    cudnnGetRNNWeightParams(...), cudnnGetRNNWeightSpaceSize(...),
    cudnnGetRNNWorkspaceSize(...), cudnnGetReduceTensorDescriptor(...),
    cudnnGetReductionIndicesSize(...), cudnnGetReductionWorkspaceSize(...),
    cudnnGetSeqDataDescriptor(...), cudnnGetStream(...),
    cudnnGetTensor4dDescriptor(...), cudnnGetTensorNdDescriptor(...),
    cudnnGetTensorSizeInBytes(...), cudnnGetTensorTransformDescriptor(...),
    cudnnGraphVersionCheck(...), cudnnIm2Col(...), cudnnInitTransformDest(...),
    cudnnLRNCrossChannelBackward(...), cudnnLRNCrossChannelForward(...),
    cudnnMakeFusedOpsPlan(...), cudnnMultiHeadAttnBackwardData(...),
    cudnnMultiHeadAttnBackwardWeights(...), cudnnMultiHeadAttnForward(...),
    cudnnNormalizationBackward(...), cudnnNormalizationForwardInference(...),
    cudnnNormalizationForwardTraining(...), cudnnOpTensor(...),
    cudnnOpsInferVersionCheck(...), cudnnOpsTrainVersionCheck(...),
    cudnnOpsVersionCheck(...), cudnnPoolingBackward(...),
    cudnnPoolingForward(...), cudnnQueryRuntimeError(...),
    cudnnRNNBackwardData(...), cudnnRNNBackwardDataEx(...),
    cudnnRNNBackwardData_v8(...), cudnnRNNBackwardWeights(...),
    cudnnRNNBackwardWeightsEx(...), cudnnRNNBackwardWeights_v8(...),
    cudnnRNNForward(...), cudnnRNNForwardInference(...),
    cudnnRNNForwardInferenceEx(...), cudnnRNNForwardTraining(...),
    cudnnRNNForwardTrainingEx(...), cudnnRNNGetClip(...),
    cudnnRNNGetClip_v8(...), cudnnRNNGetClip_v9(...), cudnnRNNSetClip(...),
    cudnnRNNSetClip_v8(...), cudnnRNNSetClip_v9(...), cudnnReduceTensor(...),
    cudnnReorderFilterAndBias(...), cudnnRestoreAlgorithm(...),
    cudnnRestoreDropoutDescriptor(...), cudnnSaveAlgorithm(...),
    cudnnScaleTensor(...), cudnnSetActivationDescriptor(...),
    cudnnSetActivationDescriptorSwishBeta(...),
    cudnnSetAlgorithmDescriptor(...), cudnnSetAlgorithmPerformance(...),
    cudnnSetAttnDescriptor(...), cudnnSetCTCLossDescriptor(...),
    cudnnSetCTCLossDescriptorEx(...), cudnnSetCTCLossDescriptor_v8(...),
    cudnnSetCTCLossDescriptor_v9(...), cudnnSetCallback(...),
    cudnnSetConvolution2dDescriptor(...), cudnnSetConvolutionGroupCount(...),
    cudnnSetConvolutionMathType(...), cudnnSetConvolutionNdDescriptor(...),
    cudnnSetConvolutionReorderType(...), cudnnSetDropoutDescriptor(...),
    cudnnSetFilter4dDescriptor(...), cudnnSetFilterNdDescriptor(...),
    cudnnSetFusedOpsConstParamPackAttribute(...),
    cudnnSetFusedOpsVariantParamPackAttribute(...), cudnnSetLRNDescriptor(...),
    cudnnSetOpTensorDescriptor(...), cudnnSetPersistentRNNPlan(...),
    cudnnSetPooling2dDescriptor(...), cudnnSetPoolingNdDescriptor(...),
    cudnnSetRNNAlgorithmDescriptor(...), cudnnSetRNNBiasMode(...),
    cudnnSetRNNDataDescriptor(...), cudnnSetRNNDescriptor(...),
    cudnnSetRNNDescriptor_v5(...), cudnnSetRNNDescriptor_v6(...),
    cudnnSetRNNDescriptor_v8(...), cudnnSetRNNMatrixMathType(...),
    cudnnSetRNNPaddingMode(...), cudnnSetRNNProjectionLayers(...),
    cudnnSetReduceTensorDescriptor(...), cudnnSetSeqDataDescriptor(...),
    cudnnSetSpatialTransformerNdDescriptor(...), cudnnSetStream(...),
    cudnnSetTensor(...), cudnnSetTensor4dDescriptor(...),
    cudnnSetTensor4dDescriptorEx(...), cudnnSetTensorNdDescriptor(...),
    cudnnSetTensorNdDescriptorEx(...), cudnnSetTensorTransformDescriptor(...),
    cudnnSoftmaxBackward(...), cudnnSoftmaxForward(...),
    cudnnSpatialTfGridGeneratorBackward(...),
    cudnnSpatialTfGridGeneratorForward(...), cudnnSpatialTfSamplerBackward(...),
    cudnnSpatialTfSamplerForward(...), cudnnTransformFilter(...),
    cudnnTransformTensor(...), cudnnTransformTensorEx(...);
const char *cudnnGetErrorString(...);
size_t cudnnGetVersion(), cudnnGetCudartVersion(), cudnnGetMaxDeviceVersion();
}
// clang-format on

#endif // HIPPORT_CUDA_SDK_CUDNN_H
