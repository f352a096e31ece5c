#include <cuda.h>
#include <stdlib.h>

// The headers give functions another name: cuStreamDestroy_v2. A label stands before the line that goes.
int run(float *h, size_t n) {
  CUstream s;
  CUevent e;
  CUdeviceptr d;
  cuStreamCreate(&s, 0);
  cuEventCreate(&e, 0);
  cuMemAlloc(&d, n);
  if (!h)
    goto out;
  cuMemcpyHtoDAsync(d, h, n, s);
  cuEventRecord(e, s);
  h[0] = 1;
  cuEventSynchronize(e);
out:
  cuStreamDestroy(s);
  cuEventDestroy(e);
  cuStreamDestroy(s);
  return 0;
}
