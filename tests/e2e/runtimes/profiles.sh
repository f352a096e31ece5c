#!/bin/sh
# profiles.sh GPUVERIFY FOLDER SCRATCH: what is in force is written as a profile that says the same; what is wrong with one is told.
set -eu
gpuverify=$1 inputs=$2 scratch=$3
mkdir -p "$scratch"
cd "$scratch"

rows() { grep -E '^(fact|function) ' "$1" | LC_ALL=C sort; }
for runtime in cuda-runtime cuda-driver hip flang cublas hipblas; do
  "$gpuverify" --runtime=$runtime --dump=runtime >$runtime.profile
  "$gpuverify" --runtime=$runtime --runtime-file=$runtime.profile --dump=runtime >again.profile
  for list in $runtime again; do grep -E '^(fact|constant|function) ' $list.profile | LC_ALL=C sort >$list.rows; done
  cmp $runtime.rows again.rows
  test "$(wc -l <$runtime.rows)" -ge 50
done
for runtime in cudnn cufft curand mpi nccl; do
  "$gpuverify" --runtime=$runtime --dump=runtime >$runtime.profile
  "$gpuverify" --runtime=$runtime --runtime-file=$runtime.profile --dump=runtime >again.profile
  for list in $runtime again; do grep -E '^(fact|constant|function) ' $list.profile | LC_ALL=C sort >$list.rows; done
  cmp $runtime.rows again.rows
done
"$gpuverify" --runtime=cuda,cuda-runtime,cuda-driver,flang,cublas,hipblas,cudnn,cufft,curand,mpi,nccl --dump=runtime >all.profile
grep -qx 'fact null-stream-orders by-stream' all.profile
grep -qx 'function mgpuStreamCreate() -> non-blocking-stream' all.profile
grep -qx 'function cudaStreamCreate(out blocking-stream) status' all.profile
"$gpuverify" --runtime=cuda-runtime,cuda --dump=runtime | grep -qx 'function mgpuStreamCreate() -> non-blocking-stream'
for runtime in cuda rocm level-zero sycl vulkan; do
  "$gpuverify" --runtime=$runtime --dump=runtime >$runtime.profile
  "$gpuverify" --runtime-file=$runtime.profile --dump=runtime >again.profile
  rows $runtime.profile >one && rows again.profile >two && cmp one two
  test "$(grep -c '^function mgpu' $runtime.profile)" -ge 61
done
test "$(grep -c ' unsupported' cuda.profile)" = 2
"$gpuverify" --runtime=cuda,cuda --dump=runtime | grep -c '^function' >one
grep -c '^function' cuda.profile >two
cmp one two

# refuses TEXT PLACE-AND-WORDS
refuses() {
  printf "$1" >damaged.profile
  status=0
  "$gpuverify" --runtime-file=damaged.profile "$inputs/null_free.mlir" >out 2>&1 || status=$?
  if [ $status != 2 ] || ! grep -qF "damaged.profile:$2" out; then
    echo "exit status $status, not a line with 'damaged.profile:$2':"
    cat out
    exit 1
  fi
}
head='gpuverify-runtime 1\nruntime mine "what it is"\n'
refuses '' '1:1: error: no runtime profile: it is empty'
refuses 'runtime x\n' "1:1: error: no runtime profile: the first line is 'gpuverify-runtime 1'"
refuses 'gpuverify-runtime 2\nruntime x\n' "1:19: error: version '2' is not known"
refuses 'gpuverify-runtime 1\nfunction f()\n' "2:1: error: the second line is 'runtime NAME"
refuses 'gpuverify-runtime 1\n' "2:1: error: 'runtime NAME"
refuses "${head}function f(\n" '3:12: error: part that an argument plays is missing at the end of the line'
refuses "${head}function f(strem)\n" "3:12: error: unknown part that an argument plays 'strem'; the words are: -, stream, stream-sync,"
refuses "${head}function f(stream) queud\n" "3:20: error: unknown effect of a call 'queud'"
refuses "${head}function f(stream\n" "3:18: error: ',' is missing at the end of the line"
refuses "${head}function f(stream, stream-sync)\n" '3:10: error: f: a call takes one stream'
refuses "${head}function f(gpu-read, stream)\n" '3:10: error: f: what the GPU does is work'
refuses "${head}function f(size, stream) queued\n" '3:10: error: f: a size and its unit go together'
refuses "${head}function f() queued\n" '3:10: error: f: queued work needs a stream'
refuses "${head}function f() -> memory\n" '3:17: error: say device-memory or shared-memory'
refuses "${head}function f() -> stream status\n" '3:10: error: f: the result cannot be both'
refuses "${head}function f(out stream) -> event\n" '3:27: error: a call makes one thing'
refuses "${head}function f() queued on-null\n" "3:21: error: 'on-null' contradicts or repeats"
refuses "${head}function f()\nfunction g()\nfunction f()\n" '5:10: error: f is stated a second time; first in line 3'
refuses "${head}fact stream-orders no\nfact stream-orders no\n" "4:6: error: 'stream-orders' is stated a second time"
refuses "${head}fact stream-orders perhaps\n" "3:20: error: 'stream-orders' needs yes or no after it"
refuses "${head}fact streams no\n" "3:6: error: unknown fact 'streams'; the words are: null-stream-orders"
refuses "${head}fact null-stream-orders perhaps\n" "3:25: error: 'null-stream-orders' needs yes, no or by-stream after it"
refuses "${head}fact stream-orders by-stream\n" "3:20: error: 'stream-orders' needs yes or no after it"
refuses "${head}constant 0 null-stream\n" '3:10: error: a number from 1 to'
refuses "${head}constant 2 stream\n" "3:12: error: unknown stream number 'stream'; the words are: null-stream, thread-stream"
refuses "${head}constant 2 thread-stream\nconstant 3 thread-stream\n" '4:12: error: thread-stream is 2 already'
refuses "${head}function f(=x)\n" "3:12: error: '=' needs a number from 0 to"
refuses "${head}function f(=)\n" "3:13: error: '=' needs a number or"
refuses "${head}function f(=1,=2,=3,=4,=5)\n" '3:24: error: a row asks for 4 constants at most'
refuses "${head}function f(stream)\nfunction f(stream, =1)\n" '4:10: error: the row of f in line 3 holds for every call'
refuses "${head}function f(stream, =1)\nfunction f(event-sync, =1)\n" '4:10: error: f is stated a second time; first in line 3'
refuses "${head}function f(stream, -, event-wait) arguments 2\n" '3:10: error: f: there are more arguments than the row allows'
refuses "${head}function f(at gpu-read)\n" "3:15: error: expected a stream or an event at this address, not 'gpu-read'"
refuses "${head}function f(gpu-write 4)\n" "3:22: error: a number of bytes is said of 'host-write' only"
refuses "${head}function f(host-write 0)\n" '3:23: error: expected a number of bytes from 1 to'
refuses "${head}function f(host-write 65536)\n" '3:23: error: expected a number of bytes from 1 to'
refuses "${head}function f(behind parameters)\n" '3:19: error: expected memory at this address'
refuses "${head}function f() queries 600\n" '3:10: error: f: queries: it asks neither a stream nor an event'
refuses "${head}function f(stream-sync) queries\n" "3:32: error: 'queries' needs a number from 1 to"
refuses "${head}function f(out part) status\n" '3:10: error: f: a part is of one module'
refuses "${head}function f(gpu-write, stream) queued lingers\n" '3:10: error: f: lingers: it does not block'
refuses "${head}function f(gpu-write, stream) queued blocks may-block\n" '3:10: error: f: may-block is for work that is queued'
refuses "${head}function f() idle\n" '3:10: error: f: idle: there is no work'
refuses "${head}function f(out stream, stream) queued status\n" '3:10: error: f: only memory can be created in stream order'
refuses "${head}function f(event-sync) null-is-thread\n" '3:10: error: f: null-is-thread: it takes no stream'
refuses "${head}function f(event-sync) twin _t\n" '3:10: error: f_t: null-is-thread: it takes no stream'
refuses "${head}function f() -> common-stream status\n" '3:10: error: f: the result cannot be both'
refuses "${head}runtime other\n" "3:9: error: the runtime is named a second time; it is 'mine'"
refuses "${head}function f(-*17)\n" "3:12: error: '-*' needs a number from 1 to 16"
refuses "${head}function f(-*16, stream)\n" '3:18: error: only the first 16 arguments can play a part'
refuses "${head}function f() unit 0\n" '3:19: error: the unit is a number of bytes from 1 to 64'
refuses "${head}\\001\n" '3:1: error: byte 0x01 cannot be in a word'
refuses "${head}function f() \"x\n" "3:14: error: the text has no closing '\"'"

# contradict NAMES WORDS
contradict() {
  status=0
  "$gpuverify" --runtime="$1" "$inputs/null_free.mlir" >out 2>&1 || status=$?
  test $status = 2
  grep -qF "$2" out
}
contradict cuda,rocm "error: 'null-stream-orders' is otherwise in 'cuda': the two cannot be put together"
contradict rocm,cuda-runtime "error: 'event-outlives-stream' is otherwise in 'rocm'"
contradict nothing "error: unknown runtime 'nothing'; the runtimes are: cuda, rocm, level-zero, sycl, vulkan, cuda-runtime, cuda-driver, hip, flang, cublas, cudnn, cufft, curand, hipblas, mpi, nccl"
contradict cuda, "error: unknown runtime ''"
