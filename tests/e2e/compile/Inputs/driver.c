// Plain C, on the driver's declarations.
#include <cuda.h>

void run(void) {
  CUstream stream;
  cuStreamCreate(&stream, CU_STREAM_DEFAULT);
  cuStreamSynchronize(stream);
  cuStreamDestroy(stream);
  cuStreamSynchronize(stream); // expect: stream-use-after-destroy
}
