const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The lines that the others do not have, each as often as they have it less often. */
const without = (own: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return own.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Which lines of a text go and which come; a line that is only moved is neither. */
export const changedLines = (before: string, after: string): { gone: string[]; come: string[] } => {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  return { gone: without(old, fresh), come: without(fresh, old) }
}
