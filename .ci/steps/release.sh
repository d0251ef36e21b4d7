#!/usr/bin/env bash
# A dry run of a release: what npm would publish, installed in an empty folder and run.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

version=$(node -p 'require("./package.json").version')
node release/notes.mjs "v$version" > "$scratch/notes.md" || fail 'the release has no notes'
if node release/notes.mjs v0.0.0 > "$scratch/other.log" 2>&1; then fail 'a tag of another version is not refused'; fi
ok "CHANGELOG.md has $(wc -l < "$scratch/notes.md") lines about $version, and a tag of another version is refused"

# npm refuses a version that it has already, also in a dry run. Then there is nothing to publish.
if npm publish --dry-run --loglevel notice > "$scratch/publish.log" 2>&1; then
  grep -aE 'package size|unpacked size|^\+ ' "$scratch/publish.log"
  ok 'npm publish --dry-run'
elif grep -q 'previously published' "$scratch/publish.log"; then
  echo "skipped: npm has $version already"
else
  tail -20 "$scratch/publish.log"
  fail 'npm publish --dry-run'
fi

bash release/pack.sh "$scratch/release"
tarball="$scratch/release/passmuster-$version.tgz"
(cd "$scratch/release" && sha256sum --check --quiet SHA256SUMS) || fail 'the checksums'
tar -tzf "$scratch/release/passmuster-$version-bundle.tar.gz" "passmuster-$version/dist/index.js" > /dev/null || fail 'the bundle has no Action'
tar -tzf "$tarball" | sed 's|^package/||' | sort > "$scratch/files"
surplus=$(grep -vE '^(package\.json|README\.md|LICENSE|problem-matcher\.json|dist/(cli\.js|(core|library|runtime)\.cjs|library\.d\.cts|licenses\.txt|(later|packages)/.*)|schema/.*\.json)$' "$scratch/files" || true)
[ -z "$surplus" ] || { echo "$surplus"; fail 'the package has files that its users do not need'; }
size=$(wc -c < "$tarball")
[ "$size" -lt 700000 ] || fail "the package has $size bytes"
ok "the package has $(wc -l < "$scratch/files") files, and $((size / 1000)) kB packed"

npx --yes publint@0.3.25 --strict "$tarball" > "$scratch/publint.log" 2>&1 || { cat "$scratch/publint.log"; fail 'publint'; }
npx --yes @arethetypeswrong/cli@0.18.5 "$tarball" > "$scratch/attw.log" 2>&1 || { cat "$scratch/attw.log"; fail 'attw'; }
ok 'publint and attw find nothing wrong with what the package exports'

mkdir -p "$scratch/empty/skills/excel"
cd "$scratch/empty"
printf -- '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nSee [it](gone.md).\n' > skills/excel/SKILL.md
npm init --yes > "$scratch/install.log"
npm install --offline --no-audit --no-fund --loglevel notice "$tarball" >> "$scratch/install.log" 2>&1 || { cat "$scratch/install.log"; fail 'npm install'; }
[ "$(ls node_modules)" = passmuster ] || fail 'the package brings others with it'
[ "$(npx --no-install passmuster --version)" = "$version" ] || fail 'the package prints another version: run `npm run bundle`'
code=0
npx --no-install passmuster > "$scratch/said" || code=$?
[ "$code" -eq 1 ] || fail "npx passmuster ends with $code on a broken file"
[ "${UPDATE:-}" != 1 ] || cp "$scratch/said" "$OLDPWD/.ci/expected/release.txt"
diff "$OLDPWD/.ci/expected/release.txt" "$scratch/said" || fail 'npx passmuster says something else. If it should, run `UPDATE=1 bash .ci/steps/release.sh`'
sed -i 's/name: pdf/name: excel/; s/See .*/Read it./' skills/excel/SKILL.md
npx --no-install passmuster > "$scratch/said" || fail 'npx passmuster does not pass a good file'
node -e '
  const schema = require("passmuster/schema/passmuster.schema.json")
  const { version } = require("passmuster/package.json")
  const url = `https://raw.githubusercontent.com/passmuster/passmuster/v${version}/schema/passmuster.schema.json`
  if (schema.$id !== url) throw new Error(schema.$id)
' || fail 'the schema of the package'
printf 'import { lint } from "passmuster"\nprocess.exit(lint(".").length)\n' > library.mjs
node library.mjs || fail 'the library of the package'
ok 'installed in an empty folder, npx passmuster reports a broken file and passes a good one'
cd "$OLDPWD"

# Publishing, with commands in place of npm and gh that write down what they are asked to do.
mkdir "$scratch/stubs"
for name in npm gh; do
  printf '#!/bin/sh\necho "%s $*" >> "%s/asked"\ncase "$*" in *PATCH*|"release view"*) exit 1 ;; esac\n' "$name" "$scratch" > "$scratch/stubs/$name"
done
chmod +x "$scratch"/stubs/*
PATH="$scratch/stubs:$PATH" GITHUB_REF_NAME="v$version" GITHUB_SHA=abc GITHUB_REPOSITORY=octo/tool bash release/publish.sh "$scratch/release"
sed -i "s|$scratch/release|OUT|g; s|$version|VERSION|g" "$scratch/asked"
diff .ci/expected/publish.txt "$scratch/asked" || fail 'release/publish.sh asks for something else'
ok 'a tag publishes on npm with provenance, makes a release with checksums, and moves the major tag'
