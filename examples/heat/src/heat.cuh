// Heat flow on a square plate: what the two source files share.

#pragma once

#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

#define CHECK_CUDA(call)                                                       \
  do {                                                                         \
    cudaError_t status = (call);                                               \
    if (status != cudaSuccess) {                                               \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__,                  \
                   cudaGetErrorString(status));                                \
      std::exit(EXIT_FAILURE);                                                 \
    }                                                                          \
  } while (0)

struct Material {
  float conductivity; // square metres a second
  float spacing;      // metres between two points
  float timeStep;     // seconds
};

constexpr int kTile = 16;     // points on a side of a block
constexpr int kThreads = 256; // threads of a block in the reductions
constexpr unsigned kFullMask = 0xffffffffu;

// Puts the material into constant memory.
void uploadMaterial(const Material &material);

// Cold plate, a hot square in the middle.
void launchStart(float *plate, int size, float hot, cudaStream_t stream);

// One explicit step from `before` to `after`; the rim keeps its temperature.
void launchStep(const float *before, float *after, int size,
                cudaStream_t stream);

// Largest change of any point between two states, added to *largest as the
// bits of a float that is not negative. *largest starts at zero.
void launchLargestChange(const float *before, const float *after, int points,
                         unsigned *largest, cudaStream_t stream);
