# What each step begins with: a scratch folder that is gone at the end, and how a check says that it holds.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
unset NO_COLOR FORCE_COLOR
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# shellcheck disable=SC2034
corpus=../shared/corpus

ok() {
  printf 'ok: %s\n' "$1"
}

# To standard error, since what a check prints may be captured.
fail() {
  printf 'FAILED: %s\n' "$1" >&2
  exit 1
}

# Prints the errors that GitHub's code scanning would have with a SARIF file; the validator's own exit code is always 0.
sarif_errors() {
  DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 npx --yes @microsoft/sarif-multitool@5.7.0 validate "$1" --rule-kind "'Sarif;Ghas'" \
    --output "$scratch/validated.sarif" --log ForceOverwrite > "$scratch/multitool.log" 2>&1 || true
  grep -q 'Analysis completed' "$scratch/multitool.log" || { cat "$scratch/multitool.log" >&2; fail 'the SARIF validator did not run'; }
  node -e '
    const { results } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).runs[0]
    for (const { level, ruleId, message } of results) if (level === "error") console.log(ruleId, JSON.stringify(message))
  ' "$scratch/validated.sarif"
}
