/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Written from the names of the helpers that samples of
 * CUDA include: enough to compile a program for verification where these are not there, and nothing to run it with. */
#ifndef GPUVERIFY_HELPER_TIMER_H
#define GPUVERIFY_HELPER_TIMER_H

#include <time.h>

class StopWatchInterface {
public:
  void start() { begun = clock(); }
  void stop() { total += (float)(clock() - begun); }
  void reset() { total = 0; }
  float getTime() { return total; }
  float getAverageTime() { return total; }

private:
  clock_t begun = 0;
  float total = 0;
};

inline bool sdkCreateTimer(StopWatchInterface **timer) {
  *timer = new StopWatchInterface();
  return true;
}
inline bool sdkDeleteTimer(StopWatchInterface **timer) {
  delete *timer;
  *timer = 0;
  return true;
}
inline bool sdkStartTimer(StopWatchInterface **timer) {
  if (*timer)
    (*timer)->start();
  return true;
}
inline bool sdkStopTimer(StopWatchInterface **timer) {
  if (*timer)
    (*timer)->stop();
  return true;
}
inline bool sdkResetTimer(StopWatchInterface **timer) {
  if (*timer)
    (*timer)->reset();
  return true;
}
inline float sdkGetTimerValue(StopWatchInterface **timer) { return *timer ? (*timer)->getTime() : 0; }
inline float sdkGetAverageTimerValue(StopWatchInterface **timer) { return *timer ? (*timer)->getAverageTime() : 0; }

#endif
