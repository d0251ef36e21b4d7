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

/** Makes the rules of a format: what is usual in it holds for a rule that does not say otherwise. */
export function rulesWith<D extends Document, Usual extends keyof RuleInfo>(usual: Pick<RuleInfo, Usual>) {
  return (rule: Omit<Rule<D>, Usual> & Partial<Pick<RuleInfo, Usual>>): Rule<D> =>
    ({ ...usual, ...rule }) as Rule<D>
}
