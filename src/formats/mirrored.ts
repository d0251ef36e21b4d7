/** The paths of a file in the other folders of a group that are to be equal; none where it lies in none of them. */
export function mirroredPaths(path: string, folders: readonly string[]): readonly string[] {
  const own = folders.find((folder) => path.startsWith(`${folder}/`))
  if (own === undefined) return []
  return folders.filter((folder) => folder !== own).map((folder) => folder + path.slice(own.length))
}
