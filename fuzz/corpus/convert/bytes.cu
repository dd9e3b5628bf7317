#include <cuda.h>
void f() { cudaFree\
(0); }
ÿþ€ cudaMallocÃ(("
