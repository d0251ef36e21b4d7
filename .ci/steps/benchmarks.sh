#!/usr/bin/env bash
# Whether the benchmarks work; how fast anything is depends on the machine.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

npm run --silent bench -- --small > "$scratch/bench.md" || fail 'npm run bench'
grep -q '^| one skill .* ms | ' "$scratch/bench.md" || { cat "$scratch/bench.md"; fail 'the benchmark prints no figures'; }
npm run --silent bench:parts -- --small > "$scratch/parts.md" || fail 'npm run bench:parts'
grep -q '^| parse skill .* µs |$' "$scratch/parts.md" || { cat "$scratch/parts.md"; fail 'the benchmark prints no parts'; }
npm run --silent bench:server -- --small > "$scratch/server.md" || fail 'npm run bench:server'
grep -q '^| diagnostics after a change .* ms | ' "$scratch/server.md" || { cat "$scratch/server.md"; fail 'the benchmark prints no answers of the server'; }
ok 'the benchmarks run, on small trees'
