// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Streams, guards, random numbers and what kernels of PyTorch call.

#ifndef HIPPORT_CUDA_TORCH_CUDA_H
#define HIPPORT_CUDA_TORCH_CUDA_H

// The runtime's handles; the headers of the libraries come with CUDAContext.h.
typedef struct cublasContext *cublasHandle_t;
typedef struct cusparseContext *cusparseHandle_t;

namespace c10 {
namespace cuda {

struct CUDAStream {
  operator cudaStream_t() const;
  cudaStream_t stream() const;
  int64_t id() const;
  DeviceIndex device_index() const;
  Device device() const;
  void synchronize() const;
  bool query() const;
  bool operator==(const CUDAStream &) const;
};
CUDAStream getCurrentCUDAStream(DeviceIndex = -1);
CUDAStream getDefaultCUDAStream(DeviceIndex = -1);
CUDAStream getStreamFromPool(bool = false, DeviceIndex = -1);
CUDAStream getStreamFromExternal(cudaStream_t, DeviceIndex);
void setCurrentCUDAStream(CUDAStream);
DeviceIndex current_device();
DeviceIndex device_count() noexcept;
void set_device(DeviceIndex);
void device_synchronize();
void c10_cuda_check_implementation(int, const char *, const char *, int, bool);

struct CUDAGuard {
  explicit CUDAGuard(DeviceIndex);
  explicit CUDAGuard(Device);
  void set_device(Device);
  void set_index(DeviceIndex);
};
struct OptionalCUDAGuard {
  explicit OptionalCUDAGuard();
  explicit OptionalCUDAGuard(const __hipport_any &);
  void set_device(Device);
  void set_index(DeviceIndex);
};
struct CUDAStreamGuard {
  explicit CUDAStreamGuard(const __hipport_any &);
};
struct OptionalCUDAStreamGuard {
  explicit OptionalCUDAStreamGuard(const __hipport_any &);
};
struct CUDAMultiStreamGuard {
  explicit CUDAMultiStreamGuard(const __hipport_any &);
};

namespace compat {
#define HIPPORT_ROW(NAME)                                                      \
  __host__ __device__ float NAME(float);                                       \
  __host__ __device__ double NAME(double);
HIPPORT_ROW(abs)
HIPPORT_ROW(exp)
HIPPORT_ROW(log)
HIPPORT_ROW(rsqrt)
HIPPORT_ROW(sqrt)
HIPPORT_ROW(tanh)
#undef HIPPORT_ROW
} // namespace compat

} // namespace cuda

struct DeviceGuard {
  explicit DeviceGuard(Device);
};
struct OptionalDeviceGuard {
  explicit OptionalDeviceGuard(const __hipport_any & = {});
};

} // namespace c10

namespace at {

struct PhiloxCudaState {
  PhiloxCudaState() = default;
  PhiloxCudaState(uint64_t, uint64_t);
  union Payload {
    uint64_t val;
    int64_t *ptr;
  };
  Payload seed_, offset_;
  uint32_t offset_intragraph_;
  bool captured_;
};
struct CUDAGeneratorImpl {
  PhiloxCudaState philox_cuda_state(uint64_t);
  std::pair<uint64_t, uint64_t> philox_engine_inputs(uint64_t);
  std::mutex mutex_;
};

namespace cuda {

using namespace c10::cuda;
using at::CUDAGeneratorImpl;
cublasHandle_t getCurrentCUDABlasHandle();
cublasHandle_t getCurrentCUDABlasLtHandle();
cusparseHandle_t getCurrentCUDASparseHandle();
cudaDeviceProp *getCurrentDeviceProperties();
cudaDeviceProp *getDeviceProperties(int64_t);
int warp_size();
struct CUDAEvent {
  explicit CUDAEvent(unsigned = 0);
  void record(HIPPORT_ANY);
  void block(const CUDAStream &);
  bool query() const;
  void synchronize() const;
  float elapsed_time(const CUDAEvent &) const;
};
namespace detail {
const Generator &getDefaultCUDAGenerator(DeviceIndex = -1);
template <typename T, typename IndexType> struct TensorInfo {
  T *data;
  IndexType sizes[25], strides[25];
  int dims;
};
bool canUse32BitIndexMath(const Tensor &, int64_t = 0);
int GET_BLOCKS(int64_t, int64_t = 1024);
} // namespace detail
namespace philox {
__host__ __device__ std::tuple<uint64_t, uint64_t> unpack(PhiloxCudaState);
}
template <typename T> __host__ __device__ T ATenCeilDiv(T, T);

} // namespace cuda

// What PyTorch's build for AMD calls the same.
namespace hip {
typedef cuda::CUDAStream HIPStreamMasqueradingAsCUDA;
typedef cuda::CUDAGuard HIPGuardMasqueradingAsCUDA;
typedef cuda::OptionalCUDAGuard OptionalHIPGuardMasqueradingAsCUDA;
typedef cuda::CUDAStreamGuard HIPStreamGuardMasqueradingAsCUDA;
typedef cuda::OptionalCUDAStreamGuard OptionalHIPStreamGuardMasqueradingAsCUDA;
typedef cuda::CUDAMultiStreamGuard HIPMultiStreamGuardMasqueradingAsCUDA;
typedef cuda::CUDAStream HIPStream;
typedef cuda::CUDAGuard HIPGuard;
typedef cuda::OptionalCUDAGuard OptionalHIPGuard;
cuda::CUDAStream getCurrentHIPStreamMasqueradingAsCUDA(DeviceIndex = -1);
cuda::CUDAStream getDefaultHIPStreamMasqueradingAsCUDA(DeviceIndex = -1);
cuda::CUDAStream getStreamFromPoolMasqueradingAsCUDA(bool = false,
                                                     DeviceIndex = -1);
cuda::CUDAStream getStreamFromExternalMasqueradingAsCUDA(cudaStream_t,
                                                         DeviceIndex);
void setCurrentHIPStreamMasqueradingAsCUDA(cuda::CUDAStream);
cuda::CUDAStream getCurrentHIPStream(DeviceIndex = -1);
cuda::CUDAStream getDefaultHIPStream(DeviceIndex = -1);
cuda::CUDAStream getStreamFromPool(bool = false, DeviceIndex = -1);
} // namespace hip

namespace native {
template <typename T>
__device__ void fastAtomicAdd(T *, size_t, const size_t, T, bool);
}

} // namespace at

namespace c10 {
namespace hip {
using namespace at::hip;
using namespace c10::cuda;
} // namespace hip
} // namespace c10

template <typename T> __device__ T gpuAtomicAdd(T *, T);
template <typename T> __device__ void gpuAtomicAddNoReturn(T *, T);
template <typename T> __device__ T gpuAtomicMax(T *, T);
template <typename T> __device__ T gpuAtomicMin(T *, T);

// Without a mask of the caller: in PyTorch's build for AMD they drop it.
template <typename T>
__device__ T WARP_SHFL(T Value, int Lane, int Width = warpSize,
                       unsigned Mask = 0xffffffff);
template <typename T>
__device__ T WARP_SHFL_XOR(T Value, int Lane, int Width = warpSize,
                           unsigned Mask = 0xffffffff);
template <typename T>
__device__ T WARP_SHFL_UP(T Value, unsigned Delta, int Width = warpSize,
                          unsigned Mask = 0xffffffff);
template <typename T>
__device__ T WARP_SHFL_DOWN(T Value, unsigned Delta, int Width = warpSize,
                            unsigned Mask = 0xffffffff);

namespace torch {
using namespace at;
typedef c10::ScalarType Dtype;
namespace autograd {
typedef at::Tensor Variable;
typedef std::vector<at::Tensor> variable_list;
typedef std::vector<at::Tensor> tensor_list;
struct AutogradContext {
  void save_for_backward(variable_list);
  variable_list get_saved_variables() const;
  std::map<std::string, __hipport_any> saved_data;
};
template <typename T> struct Function {
  template <typename... A> static variable_list apply(const A &...);
};
} // namespace autograd
} // namespace torch

#endif // HIPPORT_CUDA_TORCH_CUDA_H
