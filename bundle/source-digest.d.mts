/** A digest of all that the bundles of a project are made of, in hexadecimal digits. */
export function sourceDigest(project: string): string
