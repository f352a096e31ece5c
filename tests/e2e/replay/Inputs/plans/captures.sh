# captures.sh GPUVERIFY LIBRARY PLAN: what a failure of the driver makes of a capture, two lines each.
for fault in cuStreamBeginCapture_v2=900 cuMemsetD32Async@2=1 cuStreamGetCaptureInfo_v2=400 cuStreamEndCapture=901 \
  cuGraphGetEdges=1 cuStreamGetCaptureInfo_v2=crash cuStreamGetCaptureInfo_v2=hang; do
  echo "== $fault"
  FAKE_CUDA=$fault "$1" replay --device=cuda --cuda-library="$2" --time-limit=1 --runs=1 "$3" | grep driver:
done
