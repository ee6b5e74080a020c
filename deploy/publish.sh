#!/bin/sh
# Publishes a built site on this machine, whole or not at all: publish.sh <built site> <folder> [name]. <folder>/current/client is what to
# serve. It also has the scripts and pictures of the four releases before, for tabs that are still open. Older releases are removed.
set -eu
site=$1
folder=$2
name=${3:-$(date -u +%Y-%m-%dT%H%M%SZ)}
next=$folder/.next

mkdir -p "$folder/releases"
if [ -e "$folder/releases/$name" ]; then
  echo "There is a release $name already" >&2
  exit 1
fi
trap 'rm -rf "$next"' EXIT
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
ln -s "releases/$name" "$next"
mv -T "$next" "$folder/current"
for old in $(ls -1 "$folder/releases" | sort -r | tail -n +6); do rm -rf "$folder/releases/$old"; done
echo "Published $name. Restart the server to serve it."
