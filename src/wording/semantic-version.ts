/** Whether a text is a semantic version, by the regular expression of https://semver.org. */
export function isSemanticVersion(text: string): boolean {
  return /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(?:\+[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$/.test(
    text,
  )
}

/** The semantic version that `1` or `1.0` stands for; undefined for any other text. */
export function completeVersion(text: string): string | undefined {
  const match = /^v?(\d+)(?:\.(\d+))?$/.exec(text)
  const version = match === null ? '' : `${match[1]}.${match[2] ?? 0}.0`
  return isSemanticVersion(version) ? version : undefined
}
