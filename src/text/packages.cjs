// The parser is a bundle of its own, loaded when the first text needs it: most frontmatter is plain enough
// without.
exports.yaml = () => require('yaml')
