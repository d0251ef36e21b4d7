import type { Document } from '../model.ts'
import type { Frontmatter } from '../syntax/frontmatter.ts'

/** A document whose fields stand in a `---` YAML `---` block. */
export interface YamlDocument extends Document {
  readonly frontmatter: Frontmatter
}

/** A file of a format that no rule has anything to say about. */
export interface GoodExample {
  readonly path: string
  readonly text: string
}
