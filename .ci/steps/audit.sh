#!/usr/bin/env bash
# Whether every advisory on a package of the lock file is explained.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

(npm audit --json 2> /dev/null || true) | node .ci/audit.mjs > "$scratch/audit.log" || { cat "$scratch/audit.log"; fail 'npm audit: fix or explain each advisory in .ci/audit.mjs'; }
cat "$scratch/audit.log"
grep -q '^skipped: ' "$scratch/audit.log" || ok 'npm audit: every advisory on a package of the lock file is explained'
