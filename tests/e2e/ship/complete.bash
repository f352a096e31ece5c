# complete.bash FILE: what bash offers at some places of a command line.
source "$1" || exit 1
# The words of the line, the last of which is being written; bash has a '=' as a word of its own.
expect() {
  local want=$1
  shift
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
  _gpuverify
  [ "${COMPREPLY[*]}" = "$want" ] && return
  echo "of '$*': ${COMPREPLY[*]}, not $want" >&2
  exit 1
}
complete -p gpuverify | grep -q -- '-F _gpuverify' || exit 1
expect "--format" gpuverify --form
# commands, each of them, in the first place only; and what replay takes
expect "lsp" gpuverify ls
expect "merge" gpuverify merg
expect "replay" gpuverify rep
expect "" gpuverify --werror rep
expect "--device" gpuverify replay --dev
expect "auto sim cuda" gpuverify replay --device = ''
expect "--seed" gpuverify replay --see
expect "" gpuverify replay --werr
expect "json" gpuverify --format = js
expect "text json sarif github junit gitlab" gpuverify --format =
expect "text json sarif github junit gitlab" gpuverify --format ''
expect "stream-leak" gpuverify --disable = stream-l
expect "unlowered-op" gpuverify --explain unl
expect "$1" gpuverify "${1%y}"
expect "$1" gpuverify --baseline "${1%y}"
expect "$(dirname "$1")" gpuverify --cache = "$(dirname "$1")"
[[ " $(COMP_WORDS=(gpuverify --) COMP_CWORD=1 && _gpuverify && echo "${COMPREPLY[*]}") " = *" --shard "* ]]
