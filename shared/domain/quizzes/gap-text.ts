/** How many gaps a text may have. */
export const MAX_GAPS = 20

const GAP = /\[([^[\]]*)\]/g

/** What counts as right in each gap of a text, the first of it is what is shown as right; a blank gap has none. */
export const gapsOf = (text: string): string[][] =>
  [...text.matchAll(GAP)].map(([, words = '']) =>
    words
      .split('|')
      .map((word) => word.trim())
      .filter(Boolean),
  )

/** What stands before, between and behind the gaps: one more than there are gaps. */
export const aroundGaps = (text: string): string[] => {
  const pieces: string[] = []
  let from = 0
  for (const match of text.matchAll(GAP)) {
    pieces.push(text.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...pieces, text.slice(from)]
}
