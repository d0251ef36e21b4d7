/**
 * The same function, which knows the answer about what it was asked about last: several rules ask
 * about one document in turn. A WeakMap would keep all documents, and their texts, until the whole memory is
 * cleaned.
 */
export function memoizeLast<Asked, Answer>(answer: (about: Asked) => Answer): (about: Asked) => Answer {
  let last: { readonly about: Asked; readonly answer: Answer } | undefined
  return (about) => {
    if (last?.about !== about) last = { about, answer: answer(about) }
    return last.answer
  }
}
