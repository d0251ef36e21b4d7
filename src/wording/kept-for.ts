/** The same function, which makes something of each object once. */
export function keptFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(key)
    known.set(key, made)
    return made
  }
}

/** The same function, which keeps what it made of the last texts, `most` of them. */
export function keptLately<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, { readonly made: Made }>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.made
    if (known.size === most) known.clear()
    const made = make(text)
    known.set(text, { made })
    return made
  }
}
