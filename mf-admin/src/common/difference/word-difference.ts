import { diffWordsWithSpace } from 'diff'

/** A stretch of two versions of a text: in both, only in the earlier one, or only in the later one. */
type Stretch = { kind: 'same' | 'gone' | 'come'; text: string }

/** So many characters of what stayed are left around a change. */
const AROUND = 160

const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  const [head, tail] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND]
  if (text.length <= head + tail + AROUND) return text
  return `${text.slice(0, head)} … ${tail === 0 ? '' : text.slice(-tail)}`
}

/** What became different between two versions, word by word; long stretches that stayed are cut out. */
export const wordDifference = (before: string, after: string): Stretch[] => {
  const parts = diffWordsWithSpace(before, after)
  return parts.map(({ value, added, removed }, index) => {
    if (added) return { kind: 'come', text: value }
    if (removed) return { kind: 'gone', text: value }
    return { kind: 'same', text: shortened(value, index === 0, index === parts.length - 1) }
  })
}
