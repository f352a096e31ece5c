# usage: changed.sh PROGRAM MLIR-TRANSLATE FOLDER
#
# A large file is mapped while it is read. What is written to it meanwhile belongs to no program that anybody has; what takes its place does
# not concern it. The importer comes in between, and is what changes the file here.
program=$1 translate=$2 folder=$3
mkdir -p "$folder" && cd "$folder" || exit 1

# expect WHAT CHANGE OPTIONS: the last line of what is said of the file, to which CHANGE is done.
expect() {
  {
    printf 'define void @f() {\n  ret void\n}\n'
    yes '; no code, but so many bytes that the file is a large one' | head -n "${lines:-2000}"
  } > program.ll
  printf '#!/bin/sh\n%s\nexec %s "$@"\n' "$2" "$translate" > importer
  chmod +x importer
  "$program" --opt=off --mlir-translate=./importer $3 program.ll > said 2>&1
  status=$?
  case "$status $(tail -n 1 said)" in
  $1) ;;
  *) echo "after '$2' $3: $status"; cat said; exit 1 ;;
  esac
}

changed='2 program.ll: error: the file has changed while it was read; verify it again'
verified='0 program.ll: proved: *'
expect "$verified" ':' &&
expect "$changed" 'echo >> program.ll' &&
expect "$changed" 'sleep 0.1; touch program.ll' &&
expect "$changed" 'truncate -s 65537 program.ll' &&
expect "$verified" 'echo > other; mv other program.ll' &&
expect "$verified" 'rm program.ll' &&
expect "$verified" 'echo >> program.ll' --cache=kept &&
lines=10 expect "$verified" 'echo >> program.ll'
