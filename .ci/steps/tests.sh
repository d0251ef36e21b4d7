#!/usr/bin/env bash
# The tests that the README names, those of whole runs, and whether they leave the work tree as it was.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

npm test
ok 'npm test: types, tests, documentation and bundle are current'

npm run --silent test:slow
ok 'npm run test:slow: the Action, repositories made with git, and hostile input'

changes=$(git status --porcelain)
[ -z "$changes" ] || { echo "$changes"; fail 'the tests changed the work tree'; }
ok 'the tests leave the work tree as it was'
