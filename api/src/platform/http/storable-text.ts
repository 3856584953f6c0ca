/**
 * Where a text hides in checked input that PostgreSQL cannot store, as a path, or undefined: one with a zero byte or with
 * half of a surrogate pair. Refused before it gets there, also where a schema lets any text pass.
 */
export const findUnstorableText = (input: unknown): string | undefined => {
  const open: { path: string; value: unknown }[] = [{ path: '', value: input }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) return path
        open.push({ path: path ? `${path}.${key}` : key, value: inner })
      }
    }
  }
  return undefined
}

/** Whether PostgreSQL can store a text: no zero byte, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
