#!/bin/bash
# parts.sh GPUVERIFY PREFIX N STATUS ARGUMENT...: N parts, joined backwards, give what the whole run gives, and the exit status STATUS.
set -u
gpuverify=$1 prefix=$2 n=$3 status=$4
shift 4
"$gpuverify" "$@" >"$prefix.whole"
whole=$?
parts=()
for ((i = n; i >= 1; i--)); do
  "$gpuverify" --shard="$i/$n" "$@" >"$prefix.$i"
  parts+=("$prefix.$i")
done
"$gpuverify" merge "${parts[@]}" >"$prefix.merged"
merged=$?
[ $whole = "$status" ] && [ $merged = "$status" ] && cmp "$prefix.whole" "$prefix.merged" && exit 0
echo "parts.sh: exit status $whole of the whole, $merged of the merged" >&2
exit 1
