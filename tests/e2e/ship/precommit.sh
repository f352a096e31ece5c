#!/bin/bash
# precommit.sh GPUVERIFY SCRATCH EXAMPLES: a commit of a right program goes through, one of a faulty program does not.
set -eu
gpuverify=$1 scratch=$2 examples=$3
export HOME=$scratch/home PRE_COMMIT_HOME=$scratch/home/cache PATH="$(dirname "$gpuverify"):$PATH"
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@localhost GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@localhost
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
git -C "$scratch/hooks" init -q
git -C "$scratch/hooks" add .
git -C "$scratch/hooks" commit -qm hooks
cd "$scratch/user"
git init -q
revision=$(git -C "$scratch/hooks" rev-parse HEAD)
sed -e "s,HOOKS,$scratch/hooks," -e "s,REVISION,$revision," "$scratch/files/settings.yaml" >.pre-commit-config.yaml
cp "$examples/stream-leak/correct.mlir" right.mlir
cp "$examples/stream-race/source.mlir" source.mlir # not lowered, which is for the build to do
echo 'module {}' >ordinary.mlir
echo 'not looked at' >text.txt
git add .
pre-commit install
git commit -qm right
cp "$examples/stream-leak/faulty.mlir" faulty.mlir
git add .
if git commit -qm faulty >"$scratch/log" 2>&1; then
  echo "a faulty program is committed" >&2
  exit 1
fi
grep -q 'faulty.mlir:6:15: warning: .* \[stream-leak\]' "$scratch/log"
if grep -q 'text.txt' "$scratch/log"; then exit 1; fi
