#!/bin/bash
# says.sh STATUS PATTERN COMMAND...: the command exits with this status and writes, to either stream, a line that matches the extended regular
# expression as a whole; without a terminal and with nothing to read.
want=$1 pattern=$2
shift 2
said=$(timeout 900 "$@" 2>&1 < /dev/null)
got=$?
[ "$got" -eq "$want" ] || { echo "says.sh: exit status $got, not $want, of: $*" >&2; echo "$said" >&2; exit 1; }
grep -qxE -e "$pattern" <<< "$said" && exit 0
echo "says.sh: no line matches '$pattern' in what this says: $*" >&2
echo "$said" >&2
exit 1
