/**
 * A function of one text or number that is dear to work out and always the same for it, such as what a calendar says of
 * a day. The last answers are kept, at most so many; then it begins anew.
 */
export const remembered = <Key extends string | number, Value>(
  work: (key: Key) => Value,
  most = 500,
): ((key: Key) => Value) => {
  const known = new Map<Key, Value>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const value = work(key)
    if (known.size >= most) known.clear()
    known.set(key, value)
    return value
  }
}
