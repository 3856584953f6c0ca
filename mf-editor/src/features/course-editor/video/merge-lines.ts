import type { Cue } from '@kursportal/shared/contract'
import { mergeBlocks, type MergedBlocks } from '@kursportal/shared/domain'

/** Subtitles put together of two versions, line by line. */
export type MergedLines = MergedBlocks<Cue>

/**
 * Two versions of the subtitles of one language that started from one. Where nothing is known of what both started from,
 * one of them is chosen as a whole: one below the other they would say everything twice.
 */
export const mergeLines = (
  base: readonly Cue[],
  mine: readonly Cue[],
  theirs: readonly Cue[],
): MergedLines => {
  const isWhole = base.length === 0 && mine.length > 0 && theirs.length > 0
  if (!isWhole || JSON.stringify(mine) === JSON.stringify(theirs)) return mergeBlocks(base, mine, theirs)
  const conflict = { base: [], mine: [...mine], theirs: [...theirs] }
  return { pieces: [{ conflict }], conflicts: [conflict] }
}
