#!/usr/bin/env bash
# Whether the hooks hold what they promise, under two tools that run them.
set -euo pipefail
source "$(dirname "$0")/../check.sh"

# Whether the hooks hold what they promise, under a tool that is given as a command.
hooked="$scratch/hooked"
git clone --quiet . "$scratch/tool"
skill() {
  mkdir -p "$hooked/skills/$1"
  printf -- '---\nname: %s\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n%s\n' "$2" "${3:-Read it.}" > "$hooked/skills/$1/SKILL.md"
}
commit() {
  git -C "$hooked" add --all
  git -C "$hooked" -c user.name=a -c user.email=a@example.com commit --quiet --no-verify --message "$1"
}
hook() {
  expected=$1
  id=$2
  shift 2
  git -C "$hooked" add --all
  code=0
  (cd "$hooked" && "$@" run "$id" --color never) > "$scratch/hook.log" 2>&1 || code=$?
  [ "$code" -eq "$expected" ] || { cat "$scratch/hook.log"; fail "$1: $id ends with $code, not with $expected"; }
}
said() {
  grep -qF "$1" "$scratch/hook.log" || { cat "$scratch/hook.log"; fail "a hook does not say: $1"; }
}
hooks_hold() {
  rm -rf "$hooked"
  git init --quiet "$hooked"
  printf 'repos:\n  - repo: %s\n    rev: %s\n    hooks:\n      - id: passmuster\n      - id: passmuster-all\n' "$scratch/tool" "$(git rev-parse HEAD)" > "$hooked/.pre-commit-config.yaml"
  skill pdf pdf 'See [it](forms.md).'
  touch "$hooked/skills/pdf/forms.md"
  hook 0 passmuster "$@"
  commit 'A clean skill'

  skill excel doc
  hook 1 passmuster "$@"
  said 'skills/excel/SKILL.md'
  said 'skill/name-directory'
  git -C "$hooked" rm --quiet --force -r skills/excel

  git -C "$hooked" mv skills/pdf skills/word
  hook 1 passmuster "$@"
  said 'its directory is `word`'
  git -C "$hooked" mv skills/word skills/pdf

  git -C "$hooked" rm --quiet skills/pdf/forms.md
  hook 0 passmuster "$@"
  hook 1 passmuster-all "$@"
  said 'skill/dead-link'
  git -C "$hooked" reset --quiet --hard

  for number in $(seq 400); do skill "s$number" "s$number"; done
  skill s7 other
  hook 1 passmuster "$@"
  said '401 files checked'
  [ "$(grep -c 'files checked' "$scratch/hook.log")" -eq 1 ] || fail 'more than one process checks 400 files'
}

need_tools
PREK_HOME="$scratch/prek" hooks_hold "$tools/.bin/prek"
ok 'the hooks hold under prek: clean, bad, renamed, deleted, 400 files in one process'

need_program pre-commit pre-commit
if command -v pre-commit > /dev/null; then
  PRE_COMMIT_HOME="$scratch/pre-commit" hooks_hold pre-commit
  ok "the hooks hold under $(pre-commit --version)"
else
  echo 'skipped: pre-commit is not here, and cannot be installed'
fi
