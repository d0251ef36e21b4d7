import type { Document } from '../model.ts'
import type { TextField } from '../syntax/fields.ts'

/** A skill as far as its place and its words tell whose a path in its text is. */
export interface PlacedSkill extends Document {
  readonly name: TextField | undefined
  readonly description: TextField | undefined
  /** The path of the skill's directory from the root: '' at the root, else with a final `/`. */
  readonly home: string
  /**
   * The directory of the skill around this one, '' for the root. A `skills` directory is a collection: no
   * skill is around it.
   */
  readonly enclosing: string | undefined
}
