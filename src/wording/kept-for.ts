/** The same function, which makes something of each object once. */
export function keptFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>()
  return (key) => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key) as Made
  }
}

/** The same function, which makes something of each text once. */
export function keptByText<Made>(make: (text: string) => Made): (text: string) => Made {
  return keptLately(Infinity, make)
}

/** The same function, which keeps what it made of the last texts, `most` of them. */
export function keptLately<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    if (known.has(text)) return known.get(text) as Made
    if (known.size >= most) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
