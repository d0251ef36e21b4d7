#!/usr/bin/env bash
# Whole runs of the command line and of the Action on each version of Node that people have, and the one line of older ones.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

need_tools

for version in 16 18; do
  node=$(node_of "$version")
  told="passmuster needs Node 20 or later; this is $("$node" -p process.versions.node)."
  code=0
  "$node" dist/cli.js > "$scratch/out" 2> "$scratch/err" || code=$?
  [ "$code,$(cat "$scratch/out"),$(cat "$scratch/err")" = "2,,$told" ] || { cat "$scratch/out" "$scratch/err"; fail "the command line on Node $version"; }
  code=0
  "$node" dist/index.js > "$scratch/out" 2> "$scratch/err" || code=$?
  [ "$code,$(cat "$scratch/out"),$(cat "$scratch/err")" = "1,::error::$told," ] || { sed 's/^::/: :/' "$scratch/out"; cat "$scratch/err"; fail "the Action on Node $version"; }
done
ok 'the command line and the Action say in one line that Node 16 and 18 are too old'

# Files of each format.
tree="$scratch/tree"
mkdir -p "$tree/.git"
cp -r test/conformance "$tree"
mkdir -p "$tree/skills/excel" "$tree/agents" "$tree/.github/agents" "$tree/.claude/agents"
printf -- '---\nname: pdf\ndescription: Reads: PDF files\n---\nSee [it](gone.md).\n' > "$tree/skills/excel/SKILL.md"
printf -- '---\nversion: 1.0\nstatus: retired\n---\n# Search\n\nFinds.\n\n## Tools\n\n```js\nreturn { a: 1 }\n```\n' > "$tree/agents/a_b.agent.md"
printf -- '---\ndescription: [1\n---\nReview it.\n' > "$tree/.github/agents/review.agent.md"
printf -- '---\nname: r\ndescription: Reviews.\ntools: Gerp\n---\nReview it.\n' > "$tree/.claude/agents/r.md"
reports() {
  rm -rf "$2"
  cp -r "$tree" "$2"
  for format in text json sarif junit; do (cd "$2" && "$1" "$OLDPWD/dist/cli.js" --preset strict -f "$format" > "../$format.$3") || [ $? -eq 1 ] || fail "the report $format on $1"; done
  (cd "$2" && "$1" "$OLDPWD/dist/cli.js" --fix-suggestions > "../fixed.$3" 2>&1) || [ $? -eq 1 ] || fail "--fix-suggestions on $1"
  (cd "$2" && "$1" "$OLDPWD/dist/cli.js" -f json >> "../fixed.$3") || [ $? -eq 1 ] || fail "the run after the fixes on $1"
}
node=$(node_of 20)
reports "$node" "$scratch/work" 20
grep -q '"claude/' "$scratch/json.20" || fail 'the tree has no finding of a subagent'
versions=''
for version in 22 24 26; do
  node=$(node_of "$version")
  reports "$node" "$scratch/work" "$version"
  for format in text json sarif junit fixed; do
    cmp "$scratch/$format.20" "$scratch/$format.$version" || fail "$format differs between Node 20 and $version"
  done
  "$node" node_modules/vitest/vitest.mjs \
    run --project slow test/action/step.test.ts -t 'a step (with one bad|says where|without findings|reports what|does its work)' > "$scratch/vitest.log" 2>&1 ||
    { tail -40 "$scratch/vitest.log" | sed 's/^::/: :/'; fail "whole runs on Node $version"; }
  versions="$versions, $("$node" -p process.version)"
done
ok "whole runs of the command line and the Action pass, and reports are the same bytes as on Node 20:${versions#,}"
