import { diffWordsWithSpace } from 'diff'

/** A stretch of two versions of a text: in both, only in the earlier one, or only in the later one. */
export type WordStretch = { kind: 'same' | 'gone' | 'come'; text: string }

/** So many characters of what stayed are left around a change. */
const AROUND = 160

/** Without the word that was cut in two, unless it is all there is. */
const wholeWords = (cut: string, half: RegExp): string => cut.replace(half, '') || cut

const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  const [head, tail] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND]
  if (text.length <= head + tail + AROUND) return text
  const before = head === 0 ? '' : `${wholeWords(text.slice(0, head), /\s*\S*$/u)} `
  return `${before}… ${tail === 0 ? '' : wholeWords(text.slice(-tail), /^\S*\s*/u)}`
}

/**
 * Neighbouring changes with nothing but blanks and signs between them are read as one change: a text written
 * anew is one stretch that goes and one that comes, not every second word of both.
 */
const joined = (stretches: readonly WordStretch[]): WordStretch[] => {
  const out: WordStretch[] = []
  let [gone, come] = ['', '']
  const flush = () => {
    if (gone) out.push({ kind: 'gone', text: gone })
    if (come) out.push({ kind: 'come', text: come })
    ;[gone, come] = ['', '']
  }
  stretches.forEach(({ kind, text }, index) => {
    if (kind === 'gone') gone += text
    else if (kind === 'come') come += text
    else if ((gone || come) && index < stretches.length - 1 && !/[\p{L}\p{N}]/u.test(text)) {
      gone += text
      come += text
    } else {
      flush()
      out.push({ kind, text })
    }
  })
  flush()
  return out
}

/** What became different between two versions, word by word; long stretches that stayed are cut out. */
export const wordDifference = (before: string, after: string): WordStretch[] => {
  const parts = joined(
    diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
      kind: added ? 'come' : removed ? 'gone' : 'same',
      text: value,
    })),
  )
  return parts.map(({ kind, text }, index) => ({
    kind,
    text: kind === 'same' ? shortened(text, index === 0, index === parts.length - 1) : text,
  }))
}
