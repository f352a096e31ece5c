#!/bin/bash
# refused.sh GPUVERIFY FOLDER SETTINGS PATTERN [file]: with these settings the folder's x.mlir is refused, with "FOLDER/.gpuverify:" and
# something that matches the pattern; with "file" the pattern names the file itself.
set -u
printf '%b\n' "$3" >"$2/.gpuverify"
said=$("$1" "$2/x.mlir" 2>&1 >/dev/null)
got=$?
where=/.gpuverify:
[ $# -gt 4 ] && where=/
[ $got -eq 2 ] && printf '%s\n' "$said" | grep -q -- "^.*$where$4" && exit 0
echo "refused.sh: exit status $got, and: $said" >&2
exit 1
