#!/usr/bin/env bash
# The bundle of the Action on the version of Node that runs it.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

# A pull request with a bad file of each format, through the bundle of the Action on the version of Node that runs it.
workspace="$scratch/workspace"
mkdir -p "$workspace/skills/excel" "$workspace/agents" "$workspace/.github/agents" "$workspace/.git"
printf -- '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nSee [it](gone.md).\n' > "$workspace/skills/excel/SKILL.md"
cp test/conformance/agent-3md/invalid-cycle.3md "$workspace/agent.3md"
printf -- '---\nversion: 1.0.0\nstatus: retired\ntitle: Search\n---\n# Search\n\nFinds things.\n' > "$workspace/agents/web_search.agent.md"
printf -- '---\ndescription: [1\n---\nReview it.\n' > "$workspace/.github/agents/review.md"
printf '{"pull_request":{"number":7,"changed_files":1,"head":{"sha":"%040d","repo":null}}}' 7 > "$scratch/event.json"
touch "$scratch/output" "$scratch/summary"
need_tools
node24=$(node_of 24)
"$node24" -e 'if (!process.version.startsWith("v24.")) throw new Error(process.version)'
code=0
(cd "$workspace" && env -i PATH="$PATH" "INPUT_SARIF-FILE=out.sarif" GITHUB_WORKSPACE="$workspace" GITHUB_REPOSITORY=octo/skills GITHUB_SHA=abc \
  GITHUB_EVENT_PATH="$scratch/event.json" GITHUB_OUTPUT="$scratch/output" GITHUB_STEP_SUMMARY="$scratch/summary" "$node24" "$OLDPWD/dist/index.js") > "$scratch/step.log" 2>&1 || code=$?
[ "$code" -eq 1 ] || { cat "$scratch/step.log"; fail "the step ends with $code, not with 1"; }
for mark in '::error file=skills/excel/SKILL.md,line=2,' '::error file=skills/excel/SKILL.md,line=5,' \
  '::error file=agent.3md,line=10,' '::error file=agents/web_search.agent.md,line=3,' '::error file=.github/agents/review.md,line=2,' '::error::passmuster found 5 errors'; do
  grep -qF "$mark" "$scratch/step.log" || { sed 's/^::/: :/' "$scratch/step.log"; fail "the log has no $mark"; }
done
grep -q '```mermaid' "$scratch/summary" || fail 'the summary draws no cycle'
tr '\n' ' ' < "$scratch/output" | grep -q 'result<<[^ ]* findings ' || fail 'the output result'
errors=$(sarif_errors "$workspace/out.sarif")
[ -z "$errors" ] || { echo "$errors"; fail 'the SARIF of the Action'; }
ok 'the Action annotates, sums up and fails on Node 24, and its SARIF satisfies the rules Sarif and Ghas'
