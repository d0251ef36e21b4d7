import { basename, dirname, join, sep } from 'node:path'
import type { Host } from './host.ts'
import { tried } from './host.ts'

/** The path with `/`, whatever the system. */
export function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/')
}

/** A path with `/` as the system writes it. */
export function native(path: string): string {
  return sep === '/' ? path : path.replaceAll('/', sep)
}

/** Whether an absolute path is a folder, or lies in it, by its name alone. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** What `join` gives for a real path and what lies below it, many times faster. */
export function under(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name
}

/** The path of what lies below a root, with `/`. */
export function fromRoot(path: string, root: string): string {
  return slashed(path.slice(root.endsWith(sep) ? root.length : root.length + 1))
}

/** As many links as Linux follows one after the other. */
export const MOST_LINKS = 40

/** An absolute path and the folders around it, the nearest first, up to a root that is none of them. */
export function upTo(root: string, path: string): readonly string[] {
  const places: string[] = []
  for (let at = path; at !== root && at !== dirname(at); at = dirname(at)) places.push(at)
  return places
}

/** The real path of a folder; its own path if the folder is missing or cannot be resolved. */
export function realFolder(folder: string, host: Host): string {
  return tried(() => host.realpath(folder)) ?? folder
}

/** The real path of a file or link that may be missing itself. */
export function realFile(path: string, host: Host): string {
  return join(realFolder(dirname(path), host), basename(path))
}

/** What a path points to, after symbolic links; undefined if nothing is there or it cannot be asked for. */
export function kindOf(path: string, host: Host): 'file' | 'directory' | 'dangling' | undefined {
  const isLink = tried(() => host.lstat(path).isSymbolicLink())
  if (isLink === undefined) return undefined
  const isFolder = tried(() => host.stat(path).isDirectory())
  if (isFolder === undefined) return isLink ? 'dangling' : undefined
  return isFolder ? 'directory' : 'file'
}

/** Whether anything is at a path. */
export function exists(path: string, host: Host): boolean {
  return tried(() => host.lstat(path)) !== undefined
}
