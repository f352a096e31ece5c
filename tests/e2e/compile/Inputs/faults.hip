#include <hip/hip_runtime.h>

void run(float *host) {
  hipEvent_t event;
  hipEventCreate(&event);
  hipEventRecord(event, nullptr);
  hipEventSynchronize(event);
  hipEventDestroy(event);
  hipEventSynchronize(event); // expect: event-use-after-destroy
}
