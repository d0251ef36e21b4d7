// The parser is a bundle of its own, loaded when the first text needs it: most frontmatter is plain enough
// without. It is asked for at every value of YAML, and Node would look on the disk each time.
let yaml
exports.yaml = () => (yaml ??= require('yaml'))
