/** The folders, from the root of a repository, that the text of its `.gitmodules` says are submodules. */
export function submodulesIn(text: string): readonly string[] {
  return [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(\S.*)$/gm)].map(([, path = '']) => path.trimEnd())
}
