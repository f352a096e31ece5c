# faults.sh GPUVERIFY LIBRARY PLAN: what comes of each failure of the driver, one paragraph each.
for fault in devices=0 version=8000 cuInit=100 cuInit=803 cuInit=crash cuInit=hang cuDriverGetVersion=3 cuDeviceGetCount=3 \
  cuDeviceGet=101 cuDevicePrimaryCtxRetain=2 cuCtxSetCurrent=201 cuModuleLoadData=222 cuModuleGetFunction=500 \
  cuLaunchKernel@1=719 cuStreamSynchronize@1=719 cuStreamCreate@2=2 cuMemAlloc_v2=2 cuMemHostAlloc=2 \
  cuMemcpyAsync=crash cuMemcpyAsync=hang cuEventCreate=2 cuMemcpyAsync=1 cuStreamDestroy_v2=999; do
  echo "== $fault"
  status=0
  FAKE_CUDA=$fault "$1" replay --device=cuda --cuda-library="$2" --time-limit=1 --runs=3 "$3" 2>&1 || status=$?
  echo "exit status $status"
done
