#!/bin/bash
# placeholders.sh PROGRAM FILE: what stands where a reason is to be is none, or is one.
program=$1 file=$2
try() { # STATUS REASON
  sed "s|mgpuStreamCreate() : () -> .*|& // gpuverify: ignore[stream-leak] $2|" "$file" > reason.mlir
  "$program" --werror reason.mlir > said 2>&1
  got=$?
  [ $got -eq "$1" ] || { echo "'$2': exit status $got, not $1"; cat said; exit 1; }
  [ "$1" = 0 ] || grep -q 'suppression of stream-leak has no reason and has no effect \[unexplained-suppression\]' said || { cat said; exit 1; }
}
for reason in '' TODO 'TODO: say why' 'todo(somebody)' 'FIXME later' XXX 'Tbd.' '(TODO)' '...' '-' '?' '// hack'; do try 1 "$reason"; done
for reason in 'lives as long as the process' 'todos are destroyed elsewhere' '#1234' 'pooled' 'see TODO.md' '池'; do try 0 "$reason"; done
