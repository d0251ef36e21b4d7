#!/usr/bin/env bash
# Writes what a release consists of into a folder: the npm package, the bundle with the Action, and their checksums.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$1"
out=$(cd "$1" && pwd)
version=$(node -p 'require("./package.json").version')
npm pack --silent --pack-destination "$out" > /dev/null
git archive --format=tar.gz --prefix="passmuster-$version/" --output="$out/passmuster-$version-bundle.tar.gz" HEAD action.yml dist LICENSE
cd "$out"
sha256sum ./*.tgz ./*.tar.gz | sed 's|\./||' > SHA256SUMS
