/** What few texts need: each is loaded when it is first asked for. */
declare const packages: {
  readonly acorn: () => typeof import('acorn')
  readonly ajv: () => typeof import('ajv')
  readonly ajv2020: () => typeof import('ajv/dist/2020.js')
  readonly yaml: () => typeof import('yaml')
}
export = packages
