// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_HELPER_DEVICE_ERRORS
#define HIPPORT_HELPER_DEVICE_ERRORS
// Inserted by hipport: HIP's questions about errors are for the host. Device
// code starts nothing that fails later, so it has no last error.
static __host__ __device__ inline hipError_t hipport_get_last_error() {
#if defined(__HIP_DEVICE_COMPILE__)
  return hipSuccess;
#else
  return hipGetLastError();
#endif
}
static __host__ __device__ inline hipError_t hipport_peek_at_last_error() {
#if defined(__HIP_DEVICE_COMPILE__)
  return hipSuccess;
#else
  return hipPeekAtLastError();
#endif
}
static __host__ __device__ inline const char *
hipport_get_error_string(hipError_t error) {
#if defined(__HIP_DEVICE_COMPILE__)
  return error == hipSuccess ? "no error" : "an error of HIP";
#else
  return hipGetErrorString(error);
#endif
}
static __host__ __device__ inline const char *
hipport_get_error_name(hipError_t error) {
#if defined(__HIP_DEVICE_COMPILE__)
  return error == hipSuccess ? "hipSuccess" : "hipError";
#else
  return hipGetErrorName(error);
#endif
}
#endif
