# What each step begins with: a scratch folder that is gone at the end, how a check says that it holds, and that no
# command fails without a word.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
unset NO_COLOR FORCE_COLOR
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# Functions and command substitutions report their failures too.
set -E
trap 'printf "FAILED: line %s of %s ended with %s: %s\n" "$LINENO" "${BASH_SOURCE[0]##*/}" "$?" "$BASH_COMMAND" >&2' ERR
# shellcheck disable=SC2034
corpus=../shared/corpus
tools=$PWD/.ci/tools/node_modules

# A registry that has no answer is given up after seconds, not minutes.
export npm_config_fetch_retries=1 npm_config_fetch_retry_mintimeout=1000 npm_config_fetch_timeout=60000

ok() {
  printf 'ok: %s\n' "$1"
}

# To standard error, since what a check prints may be captured.
fail() {
  printf 'FAILED: %s\n' "$1" >&2
  exit 1
}

# Tries what needs a network three times.
again() {
  local attempt ended
  for attempt in 1 2 3; do
    ended=0
    "$@" || ended=$?
    [ "$ended" -ne 0 ] || return 0
    printf 'attempt %s of 3 ended with %s: %s\n' "$attempt" "$ended" "$*" >&2
    [ "$attempt" -eq 3 ] || sleep "$((5 * attempt))"
  done
  return "$ended"
}

# Installs the packages of a folder, unless those of its lock file are there.
need_packages() {
  local lock=$1/package-lock.json installed=$1/node_modules/installed
  cmp -s "$lock" "$installed" && return
  # Not `npm ci`, which asks for the optional packages of other systems, too, where a registry has no such.
  again npm install --prefix "$1" --no-save --prefer-offline --no-audit --no-fund --loglevel error
  cp "$lock" "$installed"
}

# The tools of several steps.
need_tools() {
  need_packages .ci/tools
}

# Prints the path of a version of Node. The tools have those for Linux.
node_of() {
  local node
  node=$(compgen -G "$tools/node-$1-*/bin/node") || fail "there is no Node $1 for $(uname -sm)"
  printf '%s\n' "$node"
}

# Prints the errors that GitHub's code scanning would have with a SARIF file; the validator's own exit code is always 0.
sarif_errors() {
  need_tools
  DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 "$tools/.bin/sarif-multitool" validate "$1" --rule-kind "'Sarif;Ghas'" \
    --output "$scratch/validated.sarif" --log ForceOverwrite > "$scratch/multitool.log" 2>&1 || true
  grep -q 'Analysis completed' "$scratch/multitool.log" || { cat "$scratch/multitool.log" >&2; fail 'the SARIF validator did not run'; }
  node -e '
    const { results } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).runs[0]
    for (const { level, ruleId, message } of results) if (level === "error") console.log(ruleId, JSON.stringify(message))
  ' "$scratch/validated.sarif"
}
