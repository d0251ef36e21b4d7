#!/usr/bin/env bash
# The language server in real editors: a broken skill is opened, its finding seen and fixed, and the file saved. Before
# that the extension for VS Code is built.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

# Neovim, with the settings that docs/editors.md shows, where `npx passmuster` is the one of dist/.
need_program nvim neovim
if command -v nvim > /dev/null; then
  mkdir -p "$scratch/bin" "$scratch/neovim/.git" "$scratch/neovim/skills/excel"
  printf '#!/bin/sh\n[ "$1" = passmuster ] || exit 99\nshift\nexec node "%s/dist/cli.js" "$@"\n' "$PWD" > "$scratch/bin/npx"
  chmod +x "$scratch/bin/npx"
  printf -- '---\nname: excel\ndescription: Reads Excel files. Use when: the user has one\n---\nRead it.\n' > "$scratch/neovim/skills/excel/SKILL.md"
  # The second block is for older versions.
  version=$(nvim --version | sed -n 's/^NVIM v//p')
  [ "$(printf '0.11\n%s\n' "$version" | sort --version-sort | head -1)" = 0.11 ] && block=1 || block=2
  awk -v wanted="$block" '/^```lua/ { on = ++count == wanted; next } /^```/ { on = 0 } on' docs/editors.md > "$scratch/init.lua"
  script=$PWD/test/editors/neovim.lua
  (cd "$scratch/neovim" && PATH="$scratch/bin:$PATH" timeout 120 nvim --headless --clean -u "$scratch/init.lua" -c "luafile $script") > "$scratch/neovim.log" 2>&1 ||
    { cat "$scratch/neovim.log"; fail 'Neovim'; }
  grep -qxF 'description: "Reads Excel files. Use when: the user has one"' "$scratch/neovim/skills/excel/SKILL.md" ||
    { cat "$scratch/neovim.log"; fail 'Neovim saves no fix'; }
  ok "Neovim $version shows a finding, applies its fix and saves, with the settings of docs/editors.md"
else
  echo 'skipped: Neovim is not here, and cannot be installed'
fi

# Says what is skipped where a registry does not have the packages.
packages_of() {
  local folder=$1
  shift
  need_packages "$folder" --ignore-scripts > "$scratch/npm.log" 2>&1 && "$@" >> "$scratch/npm.log" 2>&1 && return
  tail -3 "$scratch/npm.log"
  echo "skipped: the packages of $folder cannot be installed"
  return 1
}

need_tools
node24=$(node_of 24)
PATH=$(dirname "$node24"):$PATH
extension=editors/vscode
packages_of $extension true || exit 0
node node_modules/typescript-native/bin/tsc --noEmit -p $extension || fail 'the types of the extension'
npm run package --prefix $extension > "$scratch/package.log" 2>&1 || { cat "$scratch/package.log"; fail 'the extension'; }
if grep 'WARNING' "$scratch/package.log"; then fail 'the package of the extension'; fi
vsix=$(compgen -G "$extension/build/*.vsix")
(cd $extension && node_modules/.bin/vsce ls --no-dependencies) > "$scratch/files"
surplus=$(grep -vE '^(package\.json|README\.md|LICENSE|media/[a-z]+\.(md|png)|build/(extension\.js|licenses\.txt|schema/passmuster\.schema\.json|server/(cli\.js|(core|runtime)\.cjs|licenses\.txt|(later|packages)/[^/]+\.cjs)))$' "$scratch/files" || true)
[ -z "$surplus" ] || { echo "$surplus"; fail 'the extension has files that its users do not need'; }
size=$(wc -c < "$vsix")
[ "$size" -lt 800000 ] || fail "the extension has $size bytes"
ok "the extension has $(wc -l < "$scratch/files") files, and $((size / 1000)) kB packed"

# VS Code itself, in a browser.
browser() { command -v chromium || command -v google-chrome; }
browser > /dev/null || need_program chromium chromium
browser > /dev/null || { echo 'skipped: Chromium is not here, and cannot be installed'; exit 0; }
# What code-server brings has a lock file of its own.
vscode=test/editors/node_modules/code-server/lib/vscode
nested() { [ -f $vscode/node_modules/.package-lock.json ] || again npm install --prefix $vscode --omit=dev --ignore-scripts --no-audit --no-fund --loglevel error; }
packages_of test/editors nested || exit 0
timeout 600 node test/editors/vscode.mjs "$vsix" "$(browser)" > "$scratch/vscode.log" 2>&1 || { cat "$scratch/vscode.log"; fail 'VS Code'; }
grep '^held' "$scratch/vscode.log"
ok "VS Code $(node -p "require('./$vscode/package.json').version") shows a finding, applies its fix and saves, follows its settings, and shows what clients do"
