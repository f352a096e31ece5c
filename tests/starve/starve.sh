#!/bin/sh
# starve.sh STARVED GPUVERIFY [TIMES]: each command of gpuverify with each of its requests for memory refused in turn (starve.c), or
# with TIMES of them.
set -eu
starved=$1
gpuverify=$2
times=-times=${3:-0}
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
faulty=examples/stream-race/faulty.mlir
correct=examples/stream-race/correct.mlir
lowered=examples/two-waits-one-stream/faulty.mlir

"$gpuverify" --format=json --shard=1/2 $faulty $correct >"$scratch/1.json" || true
"$gpuverify" --format=json --shard=2/2 $faulty $correct >"$scratch/2.json" || true
"$gpuverify" -q --replay-plan="$scratch/plan" $faulty >/dev/null || true
"$gpuverify" -q --write-baseline="$scratch/baseline" $faulty >/dev/null || true
"$gpuverify" --dump=runtime --runtime=rocm >"$scratch/profile"
printf -- '--no-config -q "%s"\n' $faulty >"$scratch/words"

# message BODY: as an editor frames it.
message() { printf 'Content-Length: %d\r\n\r\n%s' ${#1} "$1"; }
uri=file://$PWD/$correct
{
  message '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
  message '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"'"$uri"'","languageId":"mlir","version":1,"text":"llvm.func @f() {\n  llvm.return\n}\n"}}}'
  message '{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"'"$uri"'"},"position":{"line":1,"character":3}}}'
  message '{"jsonrpc":"2.0","id":3,"method":"shutdown"}'
  message '{"jsonrpc":"2.0","method":"exit"}'
} >"$scratch/editor"

failures=0
first=40 # how a run begins is the same in all of them: of the others fewer of the first requests are refused, where not all are
# try ARGUMENT...
try() {
  printf '%s: ' "$*"
  "$starved" "$times" -first=$first "$@" || failures=$((failures + 1))
  first=12
}

try --no-config $faulty
try --no-config --proof --check-proof $lowered
try --no-config --format=json $faulty $correct
try --no-config --format=sarif -q $faulty
try --no-config --format=github $faulty
try --no-config -j2 $faulty $correct
try --no-config fuzz/corpus/front/async.mlirbc
try --no-config --baseline="$scratch/baseline" --disable=stream-leak $faulty
try --no-config --verify-diagnostics --split-input-file $faulty
try --no-config --stage=source examples/stream-race/source.mlir
try --no-config --replay --replay-device=sim --replay-runs=20 $faulty
try --no-config --replay-proved --replay-device=sim --replay-runs=20 $correct
try --no-config --graph-format=dot --graph $faulty
try --compare-runtimes $correct
try --runtime-file="$scratch/profile" --dump=runtime
try --dump=model $correct
try --explain=stream-leak
try replay --device=sim --by-seed --runs=20 "$scratch/plan"
try merge "$scratch/1.json" "$scratch/2.json"
try "@$scratch/words"
try -any-words=1 -input="$scratch/editor" lsp
[ $failures = 0 ]
