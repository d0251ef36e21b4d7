#!/usr/bin/env bash
# Publishes what pack.sh wrote into a folder: on npm, as a release on GitHub, and as the newest of its major version.
# A second run goes on where the first one stopped.
set -euo pipefail
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
version=$(node -p 'require("./package.json").version')
tag="v$version"
node release/notes.mjs "${GITHUB_REF_NAME:?}" > "$out/notes.md"

[ "$(npm view "passmuster@$version" version 2> /dev/null)" = "$version" ] ||
  npm publish "$out/passmuster-$version.tgz" --access public --provenance

gh release view "$tag" > /dev/null 2>&1 ||
  gh release create "$tag" "$out"/*.tgz "$out"/*.tar.gz "$out/SHA256SUMS" --verify-tag --title "$tag" --notes-file "$out/notes.md"

# Users of the Action name this tag.
major="v${version%%.*}"
gh api --method PATCH "repos/${GITHUB_REPOSITORY:?}/git/refs/tags/$major" -f "sha=${GITHUB_SHA:?}" -F force=true > /dev/null 2>&1 ||
  gh api --method POST "repos/$GITHUB_REPOSITORY/git/refs" -f "ref=refs/tags/$major" -f "sha=$GITHUB_SHA" > /dev/null
