# complete.fish FILE: what fish offers at some places of a command line.
source $argv[1]; or exit 1
function expect --argument-names line want
    set -l got (complete -C "$line" | string replace -r '\t.*' '' | string join ' ')
    test "$got" = "$want"; and return
    echo "of '$line': $got, not $want" >&2
    exit 1
end
expect 'gpuverify --form' '--format'
expect 'gpuverify repl' 'replay'
expect 'gpuverify merg' 'merge'
expect 'gpuverify ls' 'lsp'
expect 'gpuverify replay --dev' '--device'
expect 'gpuverify replay --werr' ''
expect 'gpuverify --format=js' '--format=json'
expect 'gpuverify --format ' 'github gitlab json junit sarif text'
expect 'gpuverify --explain unl' 'unlowered-op'
expect 'gpuverify --color=' '--color=always --color=auto --color=never'
