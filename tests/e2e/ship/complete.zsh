# complete.zsh FOLDER: the completion loads, and zsh's own description of options takes what it says. What the keys do is seen in a
# terminal of zsh's own (zpty).
fpath=($1 $fpath)
autoload -Uz compinit && compinit -u -D || exit 1
[[ $_comps[gpuverify] = _gpuverify ]] || { print -u2 "gpuverify is not completed"; exit 1 }
zmodload zsh/zpty
zpty shell "zsh -f -i"
zpty -w shell "PS1=; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; unsetopt zle_bracketed_paste; stty -echo; print rea''dy"
read_until() { # PATTERN: what is seen up to it
  local piece seen= i
  for ((i = 0; i < 300; i++)); do
    while zpty -r -t shell piece; do seen+=$piece; done
    [[ $seen = *$~1* ]] && return 0
    sleep 0.05
  done
  print -u2 "not seen: $1, but: ${(V)seen}"
  return 1
}
read_until ready || exit 1
zpty -n -w shell $'gpuverify --for\t'
read_until '--format' || exit 1
zpty -n -w shell $'js\t'
read_until 'json' || exit 1
zpty -n -w shell $' --disable=unlow\t'
read_until 'unlowered-op' || exit 1
zpty -w shell $'\025'
zpty -n -w shell $'gpuverify repl\t'
read_until 'replay' || exit 1
zpty -n -w shell $' --dev\t'
read_until '--device' || exit 1
zpty -d shell
