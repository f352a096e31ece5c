typedef void *cudaStream_t;
int cudaStreamCreate(cudaStream_t *stream);
int cudaStreamSynchronize(cudaStream_t stream);
int cudaStreamDestroy(cudaStream_t stream);

int main(void) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaStreamDestroy(stream);
  cudaStreamSynchronize(stream);
}
