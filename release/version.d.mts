export function pagesOf(project: string): readonly string[]
export function versionsIn(text: string): readonly string[]
export function withVersion(text: string, version: string): string
export function currentVersion(project: string): string
export function notesOf(changelog: string, version: string): string | undefined
