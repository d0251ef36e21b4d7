/**
 * Names that a file system takes, and that mean something to a shell, a glob, a terminal, YAML or GitHub, or are no name
 * of a skill.
 */
export const ODD_NAMES: readonly string[] = [
  ...'"quoted" it\'s `tick` .hidden ... -dash dash- two--dashes PDF Pdf-Tools under_score pdf claude'.split(
    ' ',
  ),
  ...'[x] {x} {a,b} a{b,c} (y) +(a) !(a) @b $c $(id) * ? # ~ &a !x %41 %0A a,b a:b C: a\\b -f'.split(' '),
  ...'2024 1e3 true null a#b äöü é e\u0301tude 技能 👩‍🚀 ü😀 ＡＢ ::error::x anthropic-pdf'.split(' '),
  ...['two words', ' blank', 'blank ', '# x', '##[error]x', 'a\tb', 'a\nb', 'a\rb', 'a\u2028b'],
  ...['\u001b[31mred', '\u009b31m', '\u{202E}fdp', 'pdf\u{200B}'],
  ...['x'.repeat(255), 'ü'.repeat(127), `${'long-'.repeat(12)}name`],
]
