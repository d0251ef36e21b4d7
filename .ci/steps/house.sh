#!/usr/bin/env bash
# Layout and lint of the code, the rooms of src/, and dead exports; each tool must find a fault that is planted.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

need_tools
biome() { "$tools/.bin/biome" "$@" --colors=off; }
cruise() { "$tools/.bin/depcruise" "$@"; }
unused() { "$tools/.bin/knip" "$@"; }

biome ci --max-diagnostics=20 || fail 'biome: run `npx @biomejs/biome@2.6.8 check --write`'
cruise src || fail 'an import goes up, or round in a circle'
unused || fail 'a dead export or file'
ok 'Biome, dependency-cruiser and knip have nothing to say'

# A copy of the tree with a fault, in which a tool must fail.
planted="$scratch/planted"
plant() {
  rm -rf "$planted"
  git clone --quiet . "$planted"
  ln -s "$PWD/node_modules" "$planted/node_modules"
  cd "$planted"
}
must_find() {
  what=$1
  shift
  if (cd "$planted" && "$@") > "$scratch/planted.log" 2>&1; then fail "nothing finds $what"; fi
  grep -qE "$what" "$scratch/planted.log" || { tail -20 "$scratch/planted.log"; fail "the fault that is found is not $what"; }
}
(plant && printf "import type { Options } from '../project/options.ts'\n\nexport type Up = Options\n" >> src/wording/compare.ts)
must_find 'imports no later room' cruise src
(plant && printf "import { sep } from 'node:path'\n\nexport const separator = sep\n" >> src/wording/compare.ts)
must_find 'nothing but the rooms on Node' cruise src
(plant && printf "export type { B } from './b.ts'\nexport type A = 1\n" > src/wording/a.ts && printf "export type { A } from './a.ts'\nexport type B = 1\n" > src/wording/b.ts)
must_find 'no circles' cruise src
(plant && printf '\nexport const nobodyAsks = 1\n' >> src/wording/compare.ts)
must_find 'nobodyAsks' unused
(plant && printf '\nvar old  = 1;\n' >> src/wording/compare.ts)
must_find 'compare.ts' biome ci
ok 'an upward import, one of Node where a browser has none, a circle, a dead export and code of another layout are found'
