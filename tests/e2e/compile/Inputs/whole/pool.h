#include <cuda_runtime.h>
cudaStream_t take(void);
void finish(cudaStream_t stream);
void give_back(cudaStream_t stream);
