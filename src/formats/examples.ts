import type { GoodExample } from '../lint/fields/table.ts'
import type { Document, Example, Rule, RuleInfo } from '../model.ts'

/** An example with one piece of its text replaced. */
export function changed({ path, text }: GoodExample, from: string | RegExp, to: string): GoodExample {
  return { path, text: text.replace(from, () => to) }
}

/** An example with these lines at the end of its frontmatter. */
export function withFields(good: GoodExample, ...lines: readonly string[]): GoodExample {
  return changed(good, '\n---\n', `\n${lines.join('\n')}\n---\n`)
}

/** An example with a paragraph at its end, and with these files beside it. */
export function withBody({ path, text }: GoodExample, paragraph: string, files?: Example['files']): Example {
  return { path, text: `${text}\n${paragraph}\n`, ...(files && { files }) }
}

/** Makes the rules of a format: a rule is a warning, and as is usual in the format, where it does not say otherwise. */
export function rulesWith<D extends Document, Usual extends keyof RuleInfo>(usual: Pick<RuleInfo, Usual>) {
  type Optional = Usual | 'severity'
  return (rule: Omit<Rule<D>, Optional> & Partial<Pick<RuleInfo, Optional>>): Rule<D> =>
    ({ severity: { recommended: 'warning', strict: 'warning' }, ...usual, ...rule }) as Rule<D>
}
