// The three kernels and their launches.

#include "heat.cuh"

__constant__ Material plateMaterial;

__global__ void start(float *plate, int size, float hot) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= size || y >= size)
    return;
  bool inside =
      x > size / 3 && x < 2 * size / 3 && y > size / 3 && y < 2 * size / 3;
  plate[y * size + x] = inside ? hot : 0.0f;
}

__global__ void step(const float *__restrict__ before, float *after, int size) {
  __shared__ float tile[kTile + 2][kTile + 2];
  int x = blockIdx.x * kTile + threadIdx.x;
  int y = blockIdx.y * kTile + threadIdx.y;
  int tx = threadIdx.x + 1;
  int ty = threadIdx.y + 1;
  auto at = [=](int column, int row) {
    column = min(max(column, 0), size - 1);
    row = min(max(row, 0), size - 1);
    return __ldg(&before[row * size + column]);
  };

  tile[ty][tx] = at(x, y);
  if (threadIdx.x == 0)
    tile[ty][0] = at(x - 1, y);
  if (threadIdx.x == kTile - 1)
    tile[ty][kTile + 1] = at(x + 1, y);
  if (threadIdx.y == 0)
    tile[0][tx] = at(x, y - 1);
  if (threadIdx.y == kTile - 1)
    tile[kTile + 1][tx] = at(x, y + 1);
  __syncthreads();

  if (x >= size || y >= size)
    return;
  float centre = tile[ty][tx];
  bool rim = x == 0 || y == 0 || x == size - 1 || y == size - 1;
  float flow = tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] +
               tile[ty + 1][tx] - 4.0f * centre;
  float factor = plateMaterial.conductivity * plateMaterial.timeStep /
                 (plateMaterial.spacing * plateMaterial.spacing);
  after[y * size + x] = rim ? centre : centre + factor * flow;
}

// Maximum over the 32 lanes of a warp, in lane 0.
__device__ float warpMax(float value) {
  for (int offset = 16; offset > 0; offset /= 2)
    value = fmaxf(value, __shfl_down_sync(kFullMask, value, offset, 32));
  return value;
}

__global__ void largestChange(const float *before, const float *after,
                              int points, unsigned *largest) {
  __shared__ float perWarp[kThreads / 32];
  float change = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < points;
       i += gridDim.x * blockDim.x)
    change = fmaxf(change, fabsf(after[i] - before[i]));

  change = warpMax(change);
  if (threadIdx.x % 32 == 0)
    perWarp[threadIdx.x / 32] = change;
  __syncthreads();

  if (threadIdx.x < 32) {
    change = threadIdx.x < kThreads / 32 ? perWarp[threadIdx.x] : 0.0f;
    for (int offset = 16; offset > 0; offset /= 2)
      change = fmaxf(change, __shfl_down_sync(0xffffffff, change, offset, 32));
    // Floats that are not negative sort like their bits.
    if (threadIdx.x == 0)
      atomicMax(largest, __float_as_uint(change));
  }
}

void uploadMaterial(const Material &material) {
  CHECK_CUDA(cudaMemcpyToSymbol(plateMaterial, &material, sizeof(material)));
}

static dim3 tiles(int size) {
  unsigned side = (size + kTile - 1) / kTile;
  return dim3(side, side);
}

void launchStart(float *plate, int size, float hot, cudaStream_t stream) {
  start<<<tiles(size), dim3(kTile, kTile), 0, stream>>>(plate, size, hot);
  CHECK_CUDA(cudaGetLastError());
}

void launchStep(const float *before, float *after, int size,
                cudaStream_t stream) {
  step<<<tiles(size), dim3(kTile, kTile), 0, stream>>>(before, after, size);
  CHECK_CUDA(cudaGetLastError());
}

void launchLargestChange(const float *before, const float *after, int points,
                         unsigned *largest, cudaStream_t stream) {
  int device = 0;
  int processors = 0;
  CHECK_CUDA(cudaGetDevice(&device));
  CHECK_CUDA(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount,
                                    device));
  largestChange<<<4 * processors, kThreads, 0, stream>>>(before, after, points,
                                                         largest);
  CHECK_CUDA(cudaGetLastError());
}
