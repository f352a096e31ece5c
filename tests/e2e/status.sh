#!/bin/bash
# status.sh N COMMAND...: runs the command and succeeds if it exits with exactly status N.
want=$1
shift
"$@"
got=$?
[ "$got" -eq "$want" ] && exit 0
echo "status.sh: exit status $got, not $want, of: $*" >&2
exit 1
