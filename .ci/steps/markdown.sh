#!/usr/bin/env bash
# Whether the Markdown scanner finds the links, fences and headings that mdast finds, in generated texts and real files.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

need_tools
node24=$(node_of 24)
compare() { "$node24" --disable-warning=MODULE_TYPELESS_PACKAGE_JSON test/syntax/against-mdast.ts "$@" 2> "$scratch/markdown.err"; }
parser=$tools/mdast-util-from-markdown/index.js

said=$(compare "$parser") || { head -c 4000 "$scratch/markdown.err" >&2; fail 'test/syntax/against-mdast.ts, generated texts'; }
ok "the Markdown scanner reads as mdast does: $said"
if [ -d "$corpus" ]; then
  said=$(compare "$parser" "$corpus") || { head -c 4000 "$scratch/markdown.err" >&2; fail 'test/syntax/against-mdast.ts, real files'; }
  ok "so it does in real files: $said"
fi

# A difference must be found.
sed "s#^export .*#export const fromMarkdown = () => ({ type: 'root', children: [] })#" "$parser" > "$scratch/parser.mjs"
if compare "$scratch/parser.mjs" > "$scratch/planted.log"; then fail 'nothing finds a parser that finds nothing'; fi
grep -q 'differ$' "$scratch/planted.log" || fail 'the number of texts that differ is not said'
ok 'a difference is found'
