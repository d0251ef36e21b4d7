#!/usr/bin/env bash
# The packages of the lock files: those of the project, and the tools of several steps.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

again npm ci --no-audit --no-fund
need_tools
ok 'the packages of both lock files are installed'
