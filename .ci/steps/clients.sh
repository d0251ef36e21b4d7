#!/usr/bin/env bash
# Whether real clients still treat the files of test/clients as observed.json says. Those that install fastest; a
# workflow asks all of them each week.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

clients=(codex copilot-cli gemini-cli pi skills-ref)

if ! npm view node@24.21.0 version --fetch-retries=0 > "$scratch/registry.log" 2>&1; then
  echo 'SKIP: real clients are not asked, as the registry cannot be reached'
  exit 0
fi
status=0
(cd test/clients && npm run --silent observe -- --check "${clients[@]/#/--client=}") > "$scratch/clients.log" 2> "$scratch/clients.err" || status=$?
cat "$scratch/clients.log"
if [ "$status" -eq 3 ]; then
  echo 'SKIP: real clients are not asked, as they cannot be installed'
  tail -3 "$scratch/clients.err"
  exit 0
fi
[ "$status" -eq 0 ] || { tail -20 "$scratch/clients.err" >&2; fail 'npm run observe -- --check, in test/clients'; }
asked=$(grep -c ' files, ' "$scratch/clients.log")
[ "$asked" -ge 4 ] || fail "only $asked clients are asked"
ok "$asked real clients treat every file of test/clients as observed.json says"

# Verdicts on real skills, where there are any.
if [ -d "$corpus" ]; then
  (cd test/clients && npm run --silent verdicts -- "${clients[@]/#/--client=}") > "$scratch/verdicts.log" 2>&1 || { tail -20 "$scratch/verdicts.log" >&2; fail 'npm run verdicts, in test/clients'; }
  ok "$(tail -1 "$scratch/verdicts.log"), of what passmuster clients says of a hundred real skills"
fi

# A difference must be found.
rm -rf "$scratch/planted"
cp -r test/clients "$scratch/planted"
sed -i '/"pi": {/,$ s/"plain": {"outcome":"loads"}/"plain": {"outcome":"refused"}/' "$scratch/planted/observed.json"
if (cd "$scratch/planted" && npm run --silent observe -- --check --client=pi) > "$scratch/planted.log" 2>&1; then fail 'nothing finds an outcome that differs'; fi
grep -q '^pi (.*), plain (no violation): refused → loads$' "$scratch/planted.log" || { cat "$scratch/planted.log"; fail 'the outcome that differs is not named'; }
ok 'an outcome that differs is named'
