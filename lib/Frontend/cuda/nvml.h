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
#define NVML_DEVICE_NAME_BUFFER_SIZE 64
#define NVML_DEVICE_UUID_BUFFER_SIZE 80

extern "C" {
nvmlReturn_t nvmlInit(...), nvmlInit_v2(...), nvmlShutdown(...),
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
