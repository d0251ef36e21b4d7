#!/usr/bin/env bash
# The linter over ../shared/corpus, a folder of real files, where it exists.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

if [ -d "$corpus" ]; then
  # Findings make the exit code 1; anything above is a crash.
  node dist/cli.js "$corpus" -f "json:$scratch/corpus.json" -f "sarif:$scratch/corpus.sarif" || [ $? -eq 1 ] || fail 'the run over the corpus'
  on_disk=$(find "$corpus" -iname skill.md | wc -l)
  node -e '
    const report = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"))
    // The other files of a skill are listed where they have findings.
    const skills = report.files.filter(({ format, path }) => format === "skill" && /(?:^|\/)skill\.md$/i.test(path)).length
    if (skills !== Number(process.argv[2])) throw new Error(`${skills} skills checked, ${process.argv[2]} on disk`)
    const hits = new Map()
    for (const { rule } of report.diagnostics) hits.set(rule, (hits.get(rule) ?? 0) + 1)
    for (const [rule, number] of [...hits].sort()) console.log(String(number).padStart(6), rule)
    console.log(JSON.stringify(report.summary))
  ' "$scratch/corpus.json" "$on_disk"
  ok "every one of the $on_disk SKILL.md of the corpus is reported"

  (node dist/cli.js "$corpus" -f json || [ $? -eq 1 ]) | cat > "$scratch/piped.json"
  cmp "$scratch/corpus.json" "$scratch/piped.json" || fail 'a pipe loses output'
  ok 'the report through a pipe is the report in a file'

  errors=$(sarif_errors "$scratch/corpus.sarif")
  [ -z "$errors" ] || { echo "$errors"; fail 'the SARIF of the corpus'; }
  sed 's/"version": "2.1.0"/"version": "2.0.0"/; s/"startLine": [0-9]*/"startLine": 0/' "$scratch/corpus.sarif" > "$scratch/broken.sarif"
  errors=$(sarif_errors "$scratch/broken.sarif")
  [ -n "$errors" ] || fail 'the SARIF validator finds nothing in a broken file'
  ok 'the SARIF of the corpus satisfies the rules Sarif and Ghas of sarif-multitool, and a broken one does not'
else
  echo "skipped: $corpus is not here"
fi
