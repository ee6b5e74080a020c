#!/bin/sh
# Publishes a built site on this machine, whole or not at all: publish.sh <built site> <folder> [name]. <folder>/current/client is what to
# serve. It also has the scripts and pictures of the four releases before, for tabs that are still open. Older releases are removed.
# publish.sh --back <folder> goes back to the release before the current one.
set -eu
site=$1
folder=$2
next=$folder/.next
trap 'rm -rf "$next"' EXIT

fail() {
  echo "$1" >&2
  exit 1
}

# Renames a link over the old one, so that there is always a current release.
serve() {
  rm -rf "$next"
  ln -s "releases/$1" "$next"
  mv -T "$next" "$folder/current"
}

if [ "$site" = --back ]; then
  current=$(basename "$(readlink "$folder/current")") || fail "$folder has no current release"
  previous=$(ls -1 "$folder/releases" | sort | sed "/^$current\$/,\$d" | tail -n 1)
  [ -n "$previous" ] || fail "There is no release before $current"
  serve "$previous"
  echo "Back to $previous. Restart the server to serve it."
  exit
fi

name=${3:-$(date -u +%Y-%m-%dT%H%M%SZ)}
for file in index.html 404.html _headers; do
  [ -f "$site/$file" ] || fail "$site is no built site, it has no $file: publish build/client"
done
[ ! -e "$folder/releases/$name" ] || fail "There is a release $name already"
mkdir -p "$folder/releases"
rm -rf "$next"
mkdir -p "$next/client"
cp -a "$site" "$next/built"
# Hard links take no room. The files of the new release come last and win.
for built in $(ls -1 "$folder/releases" | sort | tail -n 4); do
  for shared in assets pictures; do
    if [ -d "$folder/releases/$built/built/$shared" ]; then cp -alf "$folder/releases/$built/built/$shared" "$next/client/"; fi
  done
done
cp -alf "$next/built/." "$next/client/"
mv "$next" "$folder/releases/$name"
serve "$name"
for old in $(ls -1 "$folder/releases" | sort -r | tail -n +6); do rm -rf "$folder/releases/$old"; done
echo "Published $name. Restart the server to serve it."
