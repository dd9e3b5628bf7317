// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The enumerations of the runtime API. Only the members that code relies on for
// their value (a zero, the copy kinds) stand in CUDA's order; nothing is run
// with the values.

#ifndef HIPPORT_CUDA_RUNTIME_ENUMS_H
#define HIPPORT_CUDA_RUNTIME_ENUMS_H

// clang-format off: one enumerator per line would be 700 lines
enum cudaError { cudaSuccess, cudaErrorInvalidValue, cudaErrorMemoryAllocation,
  cudaErrorAddressOfConstant, cudaErrorAlreadyAcquired, cudaErrorAlreadyMapped,
  cudaErrorApiFailureBase, cudaErrorArrayIsMapped, cudaErrorAssert,
  cudaErrorCallRequiresNewerDriver, cudaErrorCapturedEvent,
  cudaErrorCdpNotSupported, cudaErrorCdpVersionMismatch,
  cudaErrorCompatNotSupportedOnDevice, cudaErrorContextIsDestroyed,
  cudaErrorCooperativeLaunchTooLarge, cudaErrorCudartUnloading,
  cudaErrorDeviceAlreadyInUse, cudaErrorDeviceNotLicensed,
  cudaErrorDeviceUninitialized, cudaErrorDevicesUnavailable,
  cudaErrorDuplicateSurfaceName, cudaErrorDuplicateTextureName,
  cudaErrorDuplicateVariableName, cudaErrorECCUncorrectable,
  cudaErrorExternalDevice, cudaErrorFileNotFound, cudaErrorFunctionNotLoaded,
  cudaErrorGraphExecUpdateFailure, cudaErrorHardwareStackError,
  cudaErrorHostMemoryAlreadyRegistered, cudaErrorHostMemoryNotRegistered,
  cudaErrorIllegalAddress, cudaErrorIllegalInstruction, cudaErrorIllegalState,
  cudaErrorIncompatibleDriverContext, cudaErrorInitializationError,
  cudaErrorInsufficientDriver, cudaErrorInvalidAddressSpace,
  cudaErrorInvalidChannelDescriptor, cudaErrorInvalidClusterSize,
  cudaErrorInvalidConfiguration, cudaErrorInvalidDevice,
  cudaErrorInvalidDeviceFunction, cudaErrorInvalidDevicePointer,
  cudaErrorInvalidFilterSetting, cudaErrorInvalidGraphicsContext,
  cudaErrorInvalidHostPointer, cudaErrorInvalidKernelImage,
  cudaErrorInvalidMemcpyDirection, cudaErrorInvalidNormSetting,
  cudaErrorInvalidPc, cudaErrorInvalidPitchValue, cudaErrorInvalidPtx,
  cudaErrorInvalidResourceConfiguration, cudaErrorInvalidResourceHandle,
  cudaErrorInvalidResourceType, cudaErrorInvalidSource, cudaErrorInvalidSurface,
  cudaErrorInvalidSymbol, cudaErrorInvalidTexture,
  cudaErrorInvalidTextureBinding, cudaErrorJitCompilationDisabled,
  cudaErrorJitCompilerNotFound, cudaErrorLaunchFailure,
  cudaErrorLaunchFileScopedSurf, cudaErrorLaunchFileScopedTex,
  cudaErrorLaunchIncompatibleTexturing, cudaErrorLaunchMaxDepthExceeded,
  cudaErrorLaunchOutOfResources, cudaErrorLaunchPendingCountExceeded,
  cudaErrorLaunchTimeout, cudaErrorLossyQuery, cudaErrorMapBufferObjectFailed,
  cudaErrorMemoryValueTooLarge, cudaErrorMisalignedAddress,
  cudaErrorMissingConfiguration, cudaErrorMixedDeviceExecution,
  cudaErrorMpsClientTerminated, cudaErrorMpsConnectionFailed,
  cudaErrorMpsMaxClientsReached, cudaErrorMpsMaxConnectionsReached,
  cudaErrorMpsRpcFailure, cudaErrorMpsServerNotReady, cudaErrorNoDevice,
  cudaErrorNoKernelImageForDevice, cudaErrorNotMapped,
  cudaErrorNotMappedAsArray, cudaErrorNotMappedAsPointer, cudaErrorNotPermitted,
  cudaErrorNotReady, cudaErrorNotSupported, cudaErrorNotYetImplemented,
  cudaErrorNvlinkUncorrectable, cudaErrorOperatingSystem,
  cudaErrorPeerAccessAlreadyEnabled, cudaErrorPeerAccessNotEnabled,
  cudaErrorPeerAccessUnsupported, cudaErrorPriorLaunchFailure,
  cudaErrorProfilerAlreadyStarted, cudaErrorProfilerAlreadyStopped,
  cudaErrorProfilerDisabled, cudaErrorProfilerNotInitialized,
  cudaErrorSetOnActiveProcess, cudaErrorSharedObjectInitFailed,
  cudaErrorSharedObjectSymbolNotFound, cudaErrorSoftwareValidityNotEstablished,
  cudaErrorStartupFailure, cudaErrorStreamCaptureImplicit,
  cudaErrorStreamCaptureInvalidated, cudaErrorStreamCaptureIsolation,
  cudaErrorStreamCaptureMerge, cudaErrorStreamCaptureUnjoined,
  cudaErrorStreamCaptureUnmatched, cudaErrorStreamCaptureUnsupported,
  cudaErrorStreamCaptureWrongThread, cudaErrorStubLibrary,
  cudaErrorSymbolNotFound, cudaErrorSyncDepthExceeded,
  cudaErrorSynchronizationError, cudaErrorSystemDriverMismatch,
  cudaErrorSystemNotReady, cudaErrorTextureFetchFailed,
  cudaErrorTextureNotBound, cudaErrorTimeout, cudaErrorTooManyPeers,
  cudaErrorUnknown, cudaErrorUnmapBufferObjectFailed,
  cudaErrorUnsupportedDevSideSync, cudaErrorUnsupportedExecAffinity,
  cudaErrorUnsupportedLimit, cudaErrorUnsupportedPtxVersion };
enum cudaMemcpyKind { cudaMemcpyHostToHost, cudaMemcpyHostToDevice,
  cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice, cudaMemcpyDefault };
enum cudaMemoryType { cudaMemoryTypeUnregistered, cudaMemoryTypeHost,
  cudaMemoryTypeDevice, cudaMemoryTypeManaged };
enum cudaChannelFormatKind { cudaChannelFormatKindSigned,
  cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat,
  cudaChannelFormatKindNone, cudaChannelFormatKindNV12,
  cudaChannelFormatKindSignedBlockCompressed4,
  cudaChannelFormatKindSignedBlockCompressed5,
  cudaChannelFormatKindSignedBlockCompressed6H,
  cudaChannelFormatKindSignedNormalized16X1,
  cudaChannelFormatKindSignedNormalized16X2,
  cudaChannelFormatKindSignedNormalized16X4,
  cudaChannelFormatKindSignedNormalized8X1,
  cudaChannelFormatKindSignedNormalized8X2,
  cudaChannelFormatKindSignedNormalized8X4,
  cudaChannelFormatKindUnsignedBlockCompressed1,
  cudaChannelFormatKindUnsignedBlockCompressed1SRGB,
  cudaChannelFormatKindUnsignedBlockCompressed2,
  cudaChannelFormatKindUnsignedBlockCompressed2SRGB,
  cudaChannelFormatKindUnsignedBlockCompressed3,
  cudaChannelFormatKindUnsignedBlockCompressed3SRGB,
  cudaChannelFormatKindUnsignedBlockCompressed4,
  cudaChannelFormatKindUnsignedBlockCompressed5,
  cudaChannelFormatKindUnsignedBlockCompressed6H,
  cudaChannelFormatKindUnsignedBlockCompressed7,
  cudaChannelFormatKindUnsignedBlockCompressed7SRGB,
  cudaChannelFormatKindUnsignedNormalized16X1,
  cudaChannelFormatKindUnsignedNormalized16X2,
  cudaChannelFormatKindUnsignedNormalized16X4,
  cudaChannelFormatKindUnsignedNormalized8X1,
  cudaChannelFormatKindUnsignedNormalized8X2,
  cudaChannelFormatKindUnsignedNormalized8X4 };
enum cudaComputeMode { cudaComputeModeDefault, cudaComputeModeExclusive,
  cudaComputeModeProhibited, cudaComputeModeExclusiveProcess };
enum cudaClusterSchedulingPolicy { cudaClusterSchedulingPolicyDefault,
  cudaClusterSchedulingPolicyLoadBalancing, cudaClusterSchedulingPolicySpread };
enum cudaDeviceAttr { cudaDevAttrAsyncEngineCount,
  cudaDevAttrCanFlushRemoteWrites, cudaDevAttrCanMapHostMemory,
  cudaDevAttrCanUseHostPointerForRegisteredMem, cudaDevAttrClockRate,
  cudaDevAttrClusterLaunch, cudaDevAttrComputeCapabilityMajor,
  cudaDevAttrComputeCapabilityMinor, cudaDevAttrComputeMode,
  cudaDevAttrComputePreemptionSupported, cudaDevAttrConcurrentKernels,
  cudaDevAttrConcurrentManagedAccess, cudaDevAttrCooperativeLaunch,
  cudaDevAttrCooperativeMultiDeviceLaunch, cudaDevAttrD3D12CigSupported,
  cudaDevAttrDeferredMappingCudaArraySupported,
  cudaDevAttrDirectManagedMemAccessFromHost, cudaDevAttrEccEnabled,
  cudaDevAttrGPUDirectRDMAFlushWritesOptions, cudaDevAttrGPUDirectRDMASupported,
  cudaDevAttrGPUDirectRDMAWritesOrdering, cudaDevAttrGlobalL1CacheSupported,
  cudaDevAttrGlobalMemoryBusWidth, cudaDevAttrGpuOverlap,
  cudaDevAttrHostNativeAtomicSupported, cudaDevAttrHostNumaId,
  cudaDevAttrHostRegisterReadOnlySupported, cudaDevAttrHostRegisterSupported,
  cudaDevAttrIntegrated, cudaDevAttrIpcEventSupport, cudaDevAttrIsMultiGpuBoard,
  cudaDevAttrKernelExecTimeout, cudaDevAttrL2CacheSize,
  cudaDevAttrLocalL1CacheSupported, cudaDevAttrManagedMemory, cudaDevAttrMax,
  cudaDevAttrMaxAccessPolicyWindowSize, cudaDevAttrMaxBlockDimX,
  cudaDevAttrMaxBlockDimY, cudaDevAttrMaxBlockDimZ,
  cudaDevAttrMaxBlocksPerMultiprocessor, cudaDevAttrMaxGridDimX,
  cudaDevAttrMaxGridDimY, cudaDevAttrMaxGridDimZ,
  cudaDevAttrMaxPersistingL2CacheSize, cudaDevAttrMaxPitch,
  cudaDevAttrMaxRegistersPerBlock, cudaDevAttrMaxRegistersPerMultiprocessor,
  cudaDevAttrMaxSharedMemoryPerBlock, cudaDevAttrMaxSharedMemoryPerBlockOptin,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor,
  cudaDevAttrMaxSurface1DLayeredLayers, cudaDevAttrMaxSurface1DLayeredWidth,
  cudaDevAttrMaxSurface1DWidth, cudaDevAttrMaxSurface2DHeight,
  cudaDevAttrMaxSurface2DLayeredHeight, cudaDevAttrMaxSurface2DLayeredLayers,
  cudaDevAttrMaxSurface2DLayeredWidth, cudaDevAttrMaxSurface2DWidth,
  cudaDevAttrMaxSurface3DDepth, cudaDevAttrMaxSurface3DHeight,
  cudaDevAttrMaxSurface3DWidth, cudaDevAttrMaxSurfaceCubemapLayeredLayers,
  cudaDevAttrMaxSurfaceCubemapLayeredWidth, cudaDevAttrMaxSurfaceCubemapWidth,
  cudaDevAttrMaxTexture1DLayeredLayers, cudaDevAttrMaxTexture1DLayeredWidth,
  cudaDevAttrMaxTexture1DLinearWidth, cudaDevAttrMaxTexture1DMipmappedWidth,
  cudaDevAttrMaxTexture1DWidth, cudaDevAttrMaxTexture2DGatherHeight,
  cudaDevAttrMaxTexture2DGatherWidth, cudaDevAttrMaxTexture2DHeight,
  cudaDevAttrMaxTexture2DLayeredHeight, cudaDevAttrMaxTexture2DLayeredLayers,
  cudaDevAttrMaxTexture2DLayeredWidth, cudaDevAttrMaxTexture2DLinearHeight,
  cudaDevAttrMaxTexture2DLinearPitch, cudaDevAttrMaxTexture2DLinearWidth,
  cudaDevAttrMaxTexture2DMipmappedHeight, cudaDevAttrMaxTexture2DMipmappedWidth,
  cudaDevAttrMaxTexture2DWidth, cudaDevAttrMaxTexture3DDepth,
  cudaDevAttrMaxTexture3DDepthAlt, cudaDevAttrMaxTexture3DHeight,
  cudaDevAttrMaxTexture3DHeightAlt, cudaDevAttrMaxTexture3DWidth,
  cudaDevAttrMaxTexture3DWidthAlt, cudaDevAttrMaxTextureCubemapLayeredLayers,
  cudaDevAttrMaxTextureCubemapLayeredWidth, cudaDevAttrMaxTextureCubemapWidth,
  cudaDevAttrMaxThreadsPerBlock, cudaDevAttrMaxThreadsPerMultiProcessor,
  cudaDevAttrMaxTimelineSemaphoreInteropSupported,
  cudaDevAttrMemSyncDomainCount, cudaDevAttrMemoryClockRate,
  cudaDevAttrMemoryPoolSupportedHandleTypes, cudaDevAttrMemoryPoolsSupported,
  cudaDevAttrMpsEnabled, cudaDevAttrMultiGpuBoardGroupID,
  cudaDevAttrMultiProcessorCount, cudaDevAttrNumaConfig, cudaDevAttrNumaId,
  cudaDevAttrPageableMemoryAccess,
  cudaDevAttrPageableMemoryAccessUsesHostPageTables, cudaDevAttrPciBusId,
  cudaDevAttrPciDeviceId, cudaDevAttrPciDomainId, cudaDevAttrReserved122,
  cudaDevAttrReserved123, cudaDevAttrReserved124, cudaDevAttrReserved127,
  cudaDevAttrReserved128, cudaDevAttrReserved129, cudaDevAttrReserved132,
  cudaDevAttrReserved92, cudaDevAttrReserved93, cudaDevAttrReserved94,
  cudaDevAttrReservedSharedMemoryPerBlock,
  cudaDevAttrSingleToDoublePrecisionPerfRatio,
  cudaDevAttrSparseCudaArraySupported, cudaDevAttrStreamPrioritiesSupported,
  cudaDevAttrSurfaceAlignment, cudaDevAttrTccDriver,
  cudaDevAttrTextureAlignment, cudaDevAttrTexturePitchAlignment,
  cudaDevAttrTimelineSemaphoreInteropSupported, cudaDevAttrTotalConstantMemory,
  cudaDevAttrUnifiedAddressing, cudaDevAttrWarpSize };
enum cudaDeviceP2PAttr { cudaDevP2PAttrPerformanceRank,
  cudaDevP2PAttrAccessSupported, cudaDevP2PAttrCudaArrayAccessSupported,
  cudaDevP2PAttrNativeAtomicSupported };
enum cudaDeviceNumaConfig { cudaDeviceNumaConfigNone,
  cudaDeviceNumaConfigNumaNode };
enum cudaDriverEntryPointQueryResult { cudaDriverEntryPointSuccess,
  cudaDriverEntryPointSymbolNotFound, cudaDriverEntryPointVersionNotSufficent };
enum cudaAccessProperty { cudaAccessPropertyNormal,
  cudaAccessPropertyPersisting, cudaAccessPropertyStreaming };
enum cudaTextureAddressMode { cudaAddressModeWrap, cudaAddressModeClamp,
  cudaAddressModeMirror, cudaAddressModeBorder };
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp,
  cudaBoundaryModeTrap };
enum cudaCGScope { cudaCGScopeInvalid, cudaCGScopeGrid, cudaCGScopeMultiGrid };
enum cudaExternalMemoryHandleType { cudaExternalMemoryHandleTypeD3D11Resource,
  cudaExternalMemoryHandleTypeD3D11ResourceKmt,
  cudaExternalMemoryHandleTypeD3D12Heap,
  cudaExternalMemoryHandleTypeD3D12Resource,
  cudaExternalMemoryHandleTypeNvSciBuf, cudaExternalMemoryHandleTypeOpaqueFd,
  cudaExternalMemoryHandleTypeOpaqueWin32,
  cudaExternalMemoryHandleTypeOpaqueWin32Kmt };
enum cudaExternalSemaphoreHandleType {
  cudaExternalSemaphoreHandleTypeD3D11Fence,
  cudaExternalSemaphoreHandleTypeD3D12Fence,
  cudaExternalSemaphoreHandleTypeKeyedMutex,
  cudaExternalSemaphoreHandleTypeKeyedMutexKmt,
  cudaExternalSemaphoreHandleTypeNvSciSync,
  cudaExternalSemaphoreHandleTypeOpaqueFd,
  cudaExternalSemaphoreHandleTypeOpaqueWin32,
  cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 };
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaTextureReadMode { cudaReadModeElementType,
  cudaReadModeNormalizedFloat };
enum cudaFlushGPUDirectRDMAWritesOptions {
  cudaFlushGPUDirectRDMAWritesOptionHost,
  cudaFlushGPUDirectRDMAWritesOptionMemOps };
enum cudaFlushGPUDirectRDMAWritesScope {
  cudaFlushGPUDirectRDMAWritesToAllDevices,
  cudaFlushGPUDirectRDMAWritesToOwner };
enum cudaFlushGPUDirectRDMAWritesTarget {
  cudaFlushGPUDirectRDMAWritesTargetCurrentDevice };
enum cudaSurfaceFormatMode { cudaFormatModeAuto, cudaFormatModeForced };
enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize,
  cudaFuncAttributePreferredSharedMemoryCarveout,
  cudaFuncAttributeClusterDimMustBeSet,
  cudaFuncAttributeClusterSchedulingPolicyPreference, cudaFuncAttributeMax,
  cudaFuncAttributeNonPortableClusterSizeAllowed,
  cudaFuncAttributeRequiredClusterDepth, cudaFuncAttributeRequiredClusterHeight,
  cudaFuncAttributeRequiredClusterWidth };
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared,
  cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum cudaGLDeviceList { cudaGLDeviceListAll, cudaGLDeviceListCurrentFrame,
  cudaGLDeviceListNextFrame };
enum cudaGLMapFlags { cudaGLMapFlagsNone, cudaGLMapFlagsReadOnly,
  cudaGLMapFlagsWriteDiscard };
enum cudaGPUDirectRDMAWritesOrdering {
  cudaGPUDirectRDMAWritesOrderingAllDevices,
  cudaGPUDirectRDMAWritesOrderingNone, cudaGPUDirectRDMAWritesOrderingOwner };
enum cudaGraphConditionalHandleFlags { cudaGraphCondAssignDefault };
enum cudaGraphConditionalNodeType { cudaGraphCondTypeIf,
  cudaGraphCondTypeWhile };
enum cudaGraphDebugDotFlags { cudaGraphDebugDotFlagsConditionalNodeParams,
  cudaGraphDebugDotFlagsEventNodeParams,
  cudaGraphDebugDotFlagsExtSemasSignalNodeParams,
  cudaGraphDebugDotFlagsExtSemasWaitNodeParams, cudaGraphDebugDotFlagsHandles,
  cudaGraphDebugDotFlagsHostNodeParams,
  cudaGraphDebugDotFlagsKernelNodeAttributes,
  cudaGraphDebugDotFlagsKernelNodeParams,
  cudaGraphDebugDotFlagsMemcpyNodeParams,
  cudaGraphDebugDotFlagsMemsetNodeParams, cudaGraphDebugDotFlagsVerbose };
enum cudaGraphDependencyType { cudaGraphDependencyTypeDefault,
  cudaGraphDependencyTypeProgrammatic };
enum cudaGraphExecUpdateResult { cudaGraphExecUpdateSuccess,
  cudaGraphExecUpdateError, cudaGraphExecUpdateErrorAttributesChanged,
  cudaGraphExecUpdateErrorFunctionChanged,
  cudaGraphExecUpdateErrorNodeTypeChanged, cudaGraphExecUpdateErrorNotSupported,
  cudaGraphExecUpdateErrorParametersChanged,
  cudaGraphExecUpdateErrorTopologyChanged,
  cudaGraphExecUpdateErrorUnsupportedFunctionChange };
enum cudaGraphInstantiateFlags { cudaGraphInstantiateFlagAutoFreeOnLaunch,
  cudaGraphInstantiateFlagDeviceLaunch, cudaGraphInstantiateFlagUpload,
  cudaGraphInstantiateFlagUseNodePriority };
enum cudaGraphInstantiateResult { cudaGraphInstantiateSuccess,
  cudaGraphInstantiateError, cudaGraphInstantiateInvalidStructure,
  cudaGraphInstantiateMultipleDevicesNotSupported,
  cudaGraphInstantiateNodeOperationNotSupported };
enum cudaGraphKernelNodeField { cudaGraphKernelNodeFieldEnabled,
  cudaGraphKernelNodeFieldGridDim, cudaGraphKernelNodeFieldInvalid,
  cudaGraphKernelNodeFieldParam };
enum cudaGraphMemAttributeType { cudaGraphMemAttrReservedMemCurrent,
  cudaGraphMemAttrReservedMemHigh, cudaGraphMemAttrUsedMemCurrent,
  cudaGraphMemAttrUsedMemHigh };
enum cudaGraphNodeType { cudaGraphNodeTypeKernel, cudaGraphNodeTypeConditional,
  cudaGraphNodeTypeCount, cudaGraphNodeTypeEmpty, cudaGraphNodeTypeEventRecord,
  cudaGraphNodeTypeExtSemaphoreSignal, cudaGraphNodeTypeExtSemaphoreWait,
  cudaGraphNodeTypeGraph, cudaGraphNodeTypeHost, cudaGraphNodeTypeMemAlloc,
  cudaGraphNodeTypeMemFree, cudaGraphNodeTypeMemcpy, cudaGraphNodeTypeMemset,
  cudaGraphNodeTypeWaitEvent };
enum cudaUserObjectRetainFlags { cudaGraphUserObjectMove };
enum cudaUserObjectFlags { cudaUserObjectNoDestructorSync };
enum cudaGraphicsCubeFace { cudaGraphicsCubeFaceNegativeX,
  cudaGraphicsCubeFaceNegativeY, cudaGraphicsCubeFaceNegativeZ,
  cudaGraphicsCubeFacePositiveX, cudaGraphicsCubeFacePositiveY,
  cudaGraphicsCubeFacePositiveZ };
enum cudaGraphicsMapFlags { cudaGraphicsMapFlagsNone,
  cudaGraphicsMapFlagsReadOnly, cudaGraphicsMapFlagsWriteDiscard };
enum cudaGraphicsRegisterFlags { cudaGraphicsRegisterFlagsNone,
  cudaGraphicsRegisterFlagsReadOnly, cudaGraphicsRegisterFlagsSurfaceLoadStore,
  cudaGraphicsRegisterFlagsTextureGather,
  cudaGraphicsRegisterFlagsWriteDiscard };
enum cudaLaunchAttributeID { cudaLaunchAttributeIgnore,
  cudaLaunchAttributeAccessPolicyWindow, cudaLaunchAttributeClusterDimension,
  cudaLaunchAttributeClusterSchedulingPolicyPreference,
  cudaLaunchAttributeCooperative, cudaLaunchAttributeDeviceUpdatableKernelNode,
  cudaLaunchAttributeLaunchCompletionEvent, cudaLaunchAttributeMemSyncDomain,
  cudaLaunchAttributeMemSyncDomainMap,
  cudaLaunchAttributePreferredSharedMemoryCarveout, cudaLaunchAttributePriority,
  cudaLaunchAttributeProgrammaticEvent,
  cudaLaunchAttributeProgrammaticStreamSerialization,
  cudaLaunchAttributeSynchronizationPolicy };
enum cudaLaunchMemSyncDomain { cudaLaunchMemSyncDomainDefault,
  cudaLaunchMemSyncDomainRemote };
enum cudaLimit { cudaLimitStackSize, cudaLimitPrintfFifoSize,
  cudaLimitMallocHeapSize, cudaLimitDevRuntimePendingLaunchCount,
  cudaLimitDevRuntimeSyncDepth, cudaLimitMaxL2FetchGranularity,
  cudaLimitPersistingL2CacheSize };
enum cudaMemAccessFlags { cudaMemAccessFlagsProtNone,
  cudaMemAccessFlagsProtRead, cudaMemAccessFlagsProtReadWrite };
enum cudaMemoryAdvise { cudaMemAdviseSetAccessedBy,
  cudaMemAdviseSetPreferredLocation, cudaMemAdviseSetReadMostly,
  cudaMemAdviseUnsetAccessedBy, cudaMemAdviseUnsetPreferredLocation,
  cudaMemAdviseUnsetReadMostly };
enum cudaMemAllocationType { cudaMemAllocationTypeInvalid,
  cudaMemAllocationTypePinned, cudaMemAllocationTypeMax };
enum cudaMemAllocationHandleType { cudaMemHandleTypeNone,
  cudaMemHandleTypeFabric, cudaMemHandleTypePosixFileDescriptor,
  cudaMemHandleTypeWin32, cudaMemHandleTypeWin32Kmt };
enum cudaMemLocationType { cudaMemLocationTypeInvalid,
  cudaMemLocationTypeDevice, cudaMemLocationTypeHost,
  cudaMemLocationTypeHostNuma, cudaMemLocationTypeHostNumaCurrent };
enum cudaMemPoolAttr { cudaMemPoolAttrReleaseThreshold,
  cudaMemPoolAttrReservedMemCurrent, cudaMemPoolAttrReservedMemHigh,
  cudaMemPoolAttrUsedMemCurrent, cudaMemPoolAttrUsedMemHigh,
  cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolReuseAllowOpportunistic,
  cudaMemPoolReuseFollowEventDependencies };
enum cudaMemRangeAttribute { cudaMemRangeAttributeAccessedBy,
  cudaMemRangeAttributeLastPrefetchLocation,
  cudaMemRangeAttributeLastPrefetchLocationId,
  cudaMemRangeAttributeLastPrefetchLocationType,
  cudaMemRangeAttributePreferredLocation,
  cudaMemRangeAttributePreferredLocationId,
  cudaMemRangeAttributePreferredLocationType, cudaMemRangeAttributeReadMostly };
enum cudaResourceViewFormat { cudaResViewFormatNone, cudaResViewFormatFloat1,
  cudaResViewFormatFloat2, cudaResViewFormatFloat4, cudaResViewFormatHalf1,
  cudaResViewFormatHalf2, cudaResViewFormatHalf4,
  cudaResViewFormatSignedBlockCompressed4,
  cudaResViewFormatSignedBlockCompressed5,
  cudaResViewFormatSignedBlockCompressed6H, cudaResViewFormatSignedChar1,
  cudaResViewFormatSignedChar2, cudaResViewFormatSignedChar4,
  cudaResViewFormatSignedInt1, cudaResViewFormatSignedInt2,
  cudaResViewFormatSignedInt4, cudaResViewFormatSignedShort1,
  cudaResViewFormatSignedShort2, cudaResViewFormatSignedShort4,
  cudaResViewFormatUnsignedBlockCompressed1,
  cudaResViewFormatUnsignedBlockCompressed2,
  cudaResViewFormatUnsignedBlockCompressed3,
  cudaResViewFormatUnsignedBlockCompressed4,
  cudaResViewFormatUnsignedBlockCompressed5,
  cudaResViewFormatUnsignedBlockCompressed6H,
  cudaResViewFormatUnsignedBlockCompressed7, cudaResViewFormatUnsignedChar1,
  cudaResViewFormatUnsignedChar2, cudaResViewFormatUnsignedChar4,
  cudaResViewFormatUnsignedInt1, cudaResViewFormatUnsignedInt2,
  cudaResViewFormatUnsignedInt4, cudaResViewFormatUnsignedShort1,
  cudaResViewFormatUnsignedShort2, cudaResViewFormatUnsignedShort4 };
enum cudaResourceType { cudaResourceTypeArray, cudaResourceTypeLinear,
  cudaResourceTypeMipmappedArray, cudaResourceTypePitch2D };
enum cudaSharedMemConfig { cudaSharedMemBankSizeDefault,
  cudaSharedMemBankSizeEightByte, cudaSharedMemBankSizeFourByte };
enum cudaSharedCarveout { cudaSharedmemCarveoutDefault = -1,
  cudaSharedmemCarveoutMaxL1 = 0, cudaSharedmemCarveoutMaxShared = 100 };
enum cudaStreamUpdateCaptureDependenciesFlags {
  cudaStreamAddCaptureDependencies, cudaStreamSetCaptureDependencies };
enum cudaStreamCaptureMode { cudaStreamCaptureModeGlobal,
  cudaStreamCaptureModeRelaxed, cudaStreamCaptureModeThreadLocal };
enum cudaStreamCaptureStatus { cudaStreamCaptureStatusNone,
  cudaStreamCaptureStatusActive, cudaStreamCaptureStatusInvalidated };
enum cudaSynchronizationPolicy { cudaSyncPolicyAuto, cudaSyncPolicyBlockingSync,
  cudaSyncPolicySpin, cudaSyncPolicyYield };
enum cudaOutputMode { cudaKeyValuePair, cudaCSV };
// clang-format on

#endif // HIPPORT_CUDA_RUNTIME_ENUMS_H
