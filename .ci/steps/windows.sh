#!/usr/bin/env bash
# The tests whose files are in memory, with the paths of Windows: drives, backslashes and names in any case.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

npm run --silent test:windows -- --reporter=dot > "$scratch/windows.log" 2>&1 || { tail -60 "$scratch/windows.log"; fail 'the tests with the paths of Windows'; }
sed 's/\x1b\[[0-9;]*m//g' "$scratch/windows.log" | grep -E '^ *(Tests|Duration) ' || fail 'the tests do not say how many they are'
ok 'the tests whose files are in memory pass with the paths of Windows'
