#!/bin/bash
# cpu.sh SECONDS COMMAND...: runs the command, no process of which may take more CPU time than that. Time on the clock says how busy the machine is.
ulimit -t "$1" || exit 125
shift
exec "$@"
