#!/bin/bash
# install_deb.sh PACKAGE FOLDER EXAMPLES: installs the package with dpkg into a system of its own, runs what it brought, removes it, and
# looks that nothing is left. Only root can do that; for everybody else the package has been unpacked already.
set -eu
package=$1 root=$2 examples=$3
[ "$(id -u)" = 0 ] || exit 0
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates"
touch "$root/var/lib/dpkg/status" "$root/var/lib/dpkg/available"
dpkg --root="$root" --force-depends --install "$package" >"$root.log" 2>&1 || {
  cat "$root.log" >&2
  exit 1
}
dpkg-query --root="$root" --show --showformat='${db:Status-Status}\n' gpuverify | grep -qx installed
status=0
"$root/usr/bin/gpuverify" -q "$examples/null-handle/faulty.mlir" >/dev/null || status=$?
[ $status = 1 ]
[ -s "$root/usr/share/man/man1/gpuverify.1.gz" ]
dpkg --root="$root" --force-depends --purge gpuverify >>"$root.log" 2>&1
[ ! -e "$root/usr/bin/gpuverify" ]
[ -z "$(find "$root" -name '*gpuverify*' -print)" ]
