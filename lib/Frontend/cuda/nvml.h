// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVML: handles and the names of the functions used most.

#ifndef HIPPORT_CUDA_SDK_NVML_H
#define HIPPORT_CUDA_SDK_NVML_H

typedef struct nvmlDevice_st *nvmlDevice_t;
enum nvmlReturn_t {
  NVML_SUCCESS,
  NVML_ERROR_UNINITIALIZED,
  NVML_ERROR_INVALID_ARGUMENT,
  NVML_ERROR_NOT_SUPPORTED,
  NVML_ERROR_NO_PERMISSION,
  NVML_ERROR_NOT_FOUND,
  NVML_ERROR_UNKNOWN = 999
};
enum nvmlTemperatureSensors_t { NVML_TEMPERATURE_GPU };
enum nvmlClockType_t {
  NVML_CLOCK_GRAPHICS,
  NVML_CLOCK_SM,
  NVML_CLOCK_MEM,
  NVML_CLOCK_VIDEO
};
enum nvmlEnableState_t { NVML_FEATURE_DISABLED, NVML_FEATURE_ENABLED };
struct nvmlMemory_t {
  unsigned long long total, free, used;
};
struct nvmlUtilization_t {
  unsigned gpu, memory;
};
struct nvmlPciInfo_t {
  char busIdLegacy[16];
  unsigned domain, bus, device, pciDeviceId, pciSubSystemId;
  char busId[32];
};
enum nvmlClockId_t {
  NVML_CLOCK_ID_CURRENT,
  NVML_CLOCK_ID_APP_CLOCK_TARGET,
  NVML_CLOCK_ID_APP_CLOCK_DEFAULT,
  NVML_CLOCK_ID_CUSTOMER_BOOST_MAX
};
enum nvmlTemperatureThresholds_t {
  NVML_TEMPERATURE_THRESHOLD_SHUTDOWN,
  NVML_TEMPERATURE_THRESHOLD_SLOWDOWN,
  NVML_TEMPERATURE_THRESHOLD_MEM_MAX,
  NVML_TEMPERATURE_THRESHOLD_GPU_MAX
};
enum nvmlSamplingType_t {
  NVML_TOTAL_POWER_SAMPLES,
  NVML_GPU_UTILIZATION_SAMPLES,
  NVML_MEMORY_UTILIZATION_SAMPLES
};
enum nvmlValueType_t {
  NVML_VALUE_TYPE_DOUBLE,
  NVML_VALUE_TYPE_UNSIGNED_INT,
  NVML_VALUE_TYPE_UNSIGNED_LONG,
  NVML_VALUE_TYPE_UNSIGNED_LONG_LONG,
  NVML_VALUE_TYPE_SIGNED_LONG_LONG
};
union nvmlValue_t {
  double dVal;
  unsigned uiVal;
  unsigned long ulVal;
  unsigned long long ullVal;
  long long sllVal;
};
struct nvmlSample_t {
  unsigned long long timeStamp;
  nvmlValue_t sampleValue;
};
#define nvmlClocksThrottleReasonNone 0x0ull
#define nvmlClocksThrottleReasonGpuIdle 0x1ull
#define nvmlClocksThrottleReasonApplicationsClocksSetting 0x2ull
#define nvmlClocksThrottleReasonSwPowerCap 0x4ull
#define nvmlClocksThrottleReasonHwSlowdown 0x8ull
#define nvmlClocksThrottleReasonSyncBoost 0x10ull
#define nvmlClocksThrottleReasonSwThermalSlowdown 0x20ull
#define nvmlClocksThrottleReasonHwThermalSlowdown 0x40ull
#define nvmlClocksThrottleReasonHwPowerBrakeSlowdown 0x80ull
#define nvmlClocksThrottleReasonAll 0x1ffull
#define NVML_DEVICE_NAME_BUFFER_SIZE 64
#define NVML_DEVICE_UUID_BUFFER_SIZE 80

extern "C" {
nvmlReturn_t nvmlInit(...), nvmlInit_v2(...), nvmlInitWithFlags(...),
    nvmlDeviceGetCount_v2(...), nvmlDeviceGetHandleByIndex_v2(...),
    nvmlDeviceGetHandleByPciBusId_v2(...), nvmlDeviceGetPciInfo_v3(...),
    nvmlDeviceGetCurrentClocksThrottleReasons(...), nvmlDeviceGetClock(...),
    nvmlDeviceGetFanSpeed(...), nvmlDeviceGetTemperatureThreshold(...),
    nvmlDeviceGetSamples(...), nvmlDeviceGetPowerState(...),
    nvmlDeviceGetSupportedMemoryClocks(...),
    nvmlDeviceGetSupportedGraphicsClocks(...), nvmlShutdown(...),
    nvmlDeviceGetCount(...), nvmlDeviceGetHandleByIndex(...),
    nvmlDeviceGetHandleByPciBusId(...), nvmlDeviceGetHandleByUUID(...),
    nvmlDeviceGetName(...), nvmlDeviceGetUUID(...),
    nvmlDeviceGetMemoryInfo(...), nvmlDeviceGetPowerUsage(...),
    nvmlDeviceGetPowerManagementLimit(...),
    nvmlDeviceGetTotalEnergyConsumption(...), nvmlDeviceGetTemperature(...),
    nvmlDeviceGetUtilizationRates(...), nvmlDeviceGetClockInfo(...),
    nvmlDeviceGetMaxClockInfo(...), nvmlDeviceGetPciInfo(...),
    nvmlDeviceGetPowerManagementMode(...), nvmlDeviceGetIndex(...),
    nvmlDeviceGetEnforcedPowerLimit(...), nvmlDeviceSetApplicationsClocks(...),
    nvmlSystemGetDriverVersion(...), nvmlSystemGetCudaDriverVersion(...);
const char *nvmlErrorString(nvmlReturn_t);
}

#endif // HIPPORT_CUDA_SDK_NVML_H
