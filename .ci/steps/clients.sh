#!/usr/bin/env bash
# Whether real clients still treat the files of test/clients as observed.json says. Those that install fastest; a
# workflow asks all of them each week.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

clients=(codex copilot-cli gemini-cli pi skills-ref)

need_tools
node24=$(node_of 24)
# Asks the clients, and asks again while they cannot be installed, which is 3; whatever they answer counts.
observed() {
  status=0
  (cd test/clients && "$node24" observe.ts --check "${clients[@]/#/--client=}") > "$scratch/clients.log" 2> "$scratch/clients.err" || status=$?
  [ "$status" -ne 3 ]
}
if ! again observed 2> "$scratch/again.log"; then
  echo 'SKIP: real clients are not asked, as they cannot be installed'
  tail -3 "$scratch/clients.err"
  exit 0
fi
cat "$scratch/clients.log"
[ "$status" -eq 0 ] || { tail -20 "$scratch/clients.err" >&2; fail 'observe.ts --check, in test/clients'; }
asked=$(grep -c ' files, ' "$scratch/clients.log")
[ "$asked" -ge 5 ] || fail "only $asked clients are asked"
ok "$asked real clients treat every file of test/clients as observed.json says"

# Verdicts on real skills, where there are any.
if [ -d "$corpus" ]; then
  (cd test/clients && "$node24" verdicts.ts "${clients[@]/#/--client=}") > "$scratch/verdicts.log" 2>&1 || { tail -20 "$scratch/verdicts.log" >&2; fail 'verdicts.ts, in test/clients'; }
  ok "$(tail -1 "$scratch/verdicts.log"), of what passmuster clients says of a hundred real skills"
fi

# The plugin of this repository, and the settings of docs/agents.md, in real agents with a model on this machine.
agents=(claude-code codex copilot-cli)
(cd test/clients && "$node24" hooks.ts "${agents[@]/#/--client=}") > "$scratch/hooks.log" 2> "$scratch/hooks.err" || { tail -20 "$scratch/hooks.err" >&2; fail 'hooks.ts, in test/clients'; }
cat "$scratch/hooks.log"
diff <(sed 's/ [0-9.]*\([,:]\)/\1/' "$scratch/hooks.log") .ci/expected/hooks.txt || fail 'real agents do something else with the hook'
ok "real agents tell their models what \`passmuster hook\` finds"

# A difference must be found.
rm -rf "$scratch/planted"
cp -r test/clients "$scratch/planted"
sed -i '/"pi": {/,$ s/"plain": {"outcome":"loads"}/"plain": {"outcome":"refused"}/' "$scratch/planted/observed.json"
if (cd "$scratch/planted" && "$node24" observe.ts --check --client=pi) > "$scratch/planted.log" 2>&1; then fail 'nothing finds an outcome that differs'; fi
grep -q '^pi (.*), plain (no violation): refused → loads$' "$scratch/planted.log" || { cat "$scratch/planted.log"; fail 'the outcome that differs is not named'; }
ok 'an outcome that differs is named'
