// Heats the middle of a plate and watches the heat spread until little changes.
//
//   heat [POINTS_ON_A_SIDE [STEPS]]

#include "heat.cuh"

#include <cublas_v2.h>

#include <cstring>
#include <utility>

#define CHECK_CUBLAS(call)                                                     \
  do {                                                                         \
    if ((call) != CUBLAS_STATUS_SUCCESS) {                                     \
      std::fprintf(stderr, "%s:%d: cuBLAS failed\n", __FILE__, __LINE__);      \
      std::exit(EXIT_FAILURE);                                                 \
    }                                                                          \
  } while (0)

static float asFloat(unsigned bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

int main(int argc, char **argv) {
  const int size = argc > 1 ? std::atoi(argv[1]) : 512;
  const int steps = argc > 2 ? std::atoi(argv[2]) : 1000;
  const int points = size * size;
  const size_t bytes = points * sizeof(float);

  cudaDeviceProp properties;
  CHECK_CUDA(cudaGetDeviceProperties(&properties, 0));
  std::printf("%s, %d x %d points, %d steps\n", properties.name, size, size,
              steps);

  float *before, *after;
  unsigned *largest, *largestHost;
  CHECK_CUDA(cudaMalloc(&before, bytes));
  CHECK_CUDA(cudaMalloc(&after, bytes));
  CHECK_CUDA(cudaMalloc(&largest, sizeof(unsigned)));
  CHECK_CUDA(cudaMallocHost(&largestHost, sizeof(unsigned)));

  cudaStream_t compute, copy;
  cudaEvent_t begin, end, measured;
  CHECK_CUDA(cudaStreamCreate(&compute));
  CHECK_CUDA(cudaStreamCreateWithFlags(&copy, cudaStreamNonBlocking));
  CHECK_CUDA(cudaEventCreate(&begin));
  CHECK_CUDA(cudaEventCreate(&end));
  CHECK_CUDA(cudaEventCreateWithFlags(&measured, cudaEventDisableTiming));

  uploadMaterial({1.1e-4f, 1.0e-3f, 2.0e-3f});
  launchStart(before, size, 400.0f, compute);
  CHECK_CUDA(cudaEventRecord(begin, compute));
  for (int i = 0; i < steps; ++i) {
    launchStep(before, after, size, compute);
    if (i % 100 == 99) {
      CHECK_CUDA(cudaMemsetAsync(largest, 0, sizeof(unsigned), compute));
      launchLargestChange(before, after, points, largest, compute);
      CHECK_CUDA(cudaEventRecord(measured, compute));
      CHECK_CUDA(cudaStreamWaitEvent(copy, measured, 0));
      CHECK_CUDA(cudaMemcpyAsync(largestHost, largest, sizeof(unsigned),
                                 cudaMemcpyDeviceToHost, copy));
      CHECK_CUDA(cudaStreamSynchronize(copy));
      std::printf("step %d: largest change %g\n", i + 1, asFloat(*largestHost));
    }
    std::swap(before, after);
  }
  CHECK_CUDA(cudaEventRecord(end, compute));
  CHECK_CUDA(cudaEventSynchronize(end));
  float milliseconds = 0.0f;
  CHECK_CUDA(cudaEventElapsedTime(&milliseconds, begin, end));

  // No temperature is negative, so the sum of absolute values is the heat.
  cublasHandle_t blas;
  float heat = 0.0f;
  CHECK_CUBLAS(cublasCreate(&blas));
  CHECK_CUBLAS(cublasSetStream(blas, compute));
  CHECK_CUBLAS(cublasSasum(blas, points, before, 1, &heat));
  CHECK_CUBLAS(cublasDestroy(blas));
  std::printf("mean temperature %g, %g ms\n", heat / points, milliseconds);

  CHECK_CUDA(cudaEventDestroy(begin));
  CHECK_CUDA(cudaEventDestroy(end));
  CHECK_CUDA(cudaEventDestroy(measured));
  CHECK_CUDA(cudaStreamDestroy(copy));
  CHECK_CUDA(cudaStreamDestroy(compute));
  CHECK_CUDA(cudaFreeHost(largestHost));
  CHECK_CUDA(cudaFree(largest));
  CHECK_CUDA(cudaFree(after));
  CHECK_CUDA(cudaFree(before));
  return EXIT_SUCCESS;
}
