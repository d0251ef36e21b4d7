#!/usr/bin/env bash
# Whether the site is built of the documentation as it lies there, and whether its pages work in a real browser.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

need_packages site
node node_modules/typescript-native/bin/tsc --project site --noEmit || fail 'the types of the site'
npm run --prefix site --silent build > "$scratch/build.log" 2>&1 || { tail -40 "$scratch/build.log"; fail 'the site cannot be built'; }
ok "the site has $(find site/build/site -name '*.html' | wc -l) pages, and each of their links has a target"

if [ ! -x /usr/bin/chromium ] && command -v apt-get > /dev/null && [ "$(id -u)" -eq 0 ]; then
  packages() { apt-get -o Acquire::http::Timeout=60 -o DPkg::Lock::Timeout=60 "$@"; }
  { again packages update && DEBIAN_FRONTEND=noninteractive again packages install --yes --no-install-recommends chromium; } > "$scratch/apt.log" 2>&1 || tail -3 "$scratch/apt.log"
fi
if [ ! -x /usr/bin/chromium ]; then
  echo 'skipped: Chromium is not here, and cannot be installed'
  exit
fi
node --test --test-reporter=spec site/test/playground.mjs > "$scratch/test.log" 2>&1 || { tail -80 "$scratch/test.log"; fail 'the site in Chromium'; }
grep -E '^ *ℹ (first visit|from a letter|everything)' "$scratch/test.log"
ok "$(grep -cE '^ *✔' "$scratch/test.log") tests of the site hold in Chromium"
