#!/usr/bin/env bash
# The tests that take minutes: FUZZ_RUNS files of each kind for all rules and again for all fixes, growing files, the
# second reading of the specifications, every prefix, every regular expression, and the corpus. The same files are tried
# each time: a workflow tries other ones each week, four times as many.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

npm run --silent test:long -- --disable-console-intercept > "$scratch/long.log" 2>&1 ||
  { grep -a -A 30 -E 'FAIL |Error' "$scratch/long.log" | cut -c 1-600 | head -400 || true; tail -40 "$scratch/long.log"; fail 'npm run test:long'; }
for tried in 'files tried' 'fixes tried'; do
  grep "^$tried " "$scratch/long.log" || fail "the tests do not say which $tried"
done
# The runner colours its lines.
sed 's/\x1b\[[0-9;]*m//g' "$scratch/long.log" | grep -aoE 'test/[^ ]+ \([0-9]+ tests?[^)]*\) *[0-9]+ms' |
  sed -E 's/(.*) ([0-9]+)[0-9]{3}ms/\2 s \1/' | sort -rn | head -12 || true
sed 's/\x1b\[[0-9;]*m//g' "$scratch/long.log" | grep -E '^ *(Tests|Duration) ' || fail 'the tests do not say how many they are'
ok 'mutated files of every format: no crash, no endless loop, true places, valid reports, and fixes that work and do no harm'
ok 'from 64 to 512 KB of what is repeated, nested or left open the work grows as the file does'
