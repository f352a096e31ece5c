#!/bin/bash
# wide.sh PROGRAM NAME FORM...: x.mlir in each of these forms is refused as text in NAME.
program=$1 name=$2
shift 2
for form; do
  iconv -f UTF-8 -t "$form" x.mlir > "$form.mlir" || exit 1
  bash "$(dirname "$0")/says.sh" 2 "$form.mlir: error: this is $name text: save it as UTF-8" "$program" "$form.mlir" || exit 1
done
