#!/usr/bin/env bash
# Fetches the pinned commit of each repository into a folder of its own. One that is gone is left out, and told.
set -euo pipefail
mkdir -p "$1"
cd "$(dirname "$0")"
out=$(cd "$OLDPWD" && cd "$1" && pwd)
node -p 'require("./repositories.json").map(({ repository, commit }) => `${repository} ${commit}`).join("\n")' |
  while read -r repository commit; do
    folder="$out/${repository/\//--}"
    git init --quiet "$folder"
    if ! git -C "$folder" fetch --quiet --depth 1 "https://github.com/$repository" "$commit"; then
      echo "::warning::$repository has no commit $commit. Pin another one in ecosystem/repositories.json."
      rm -rf "$folder"
      continue
    fi
    git -C "$folder" -c advice.detachedHead=false checkout --quiet FETCH_HEAD
  done
