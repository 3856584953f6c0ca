/** Pixels between two entries of the bar. */
export const ENTRY_GAP = 8

/**
 * How many entries of a row fit beside each other, the first ones. Where not all do, the entry that leads to the others
 * must fit too.
 * @param widths of the entries, in px
 * @param more width of the entry that leads to the others
 */
export const fittingEntries = (widths: readonly number[], room: number, more: number): number => {
  const ends: number[] = []
  for (const width of widths) ends.push((ends.at(-1) ?? -ENTRY_GAP) + ENTRY_GAP + width)
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter((end) => end + ENTRY_GAP + more <= room).length
}
