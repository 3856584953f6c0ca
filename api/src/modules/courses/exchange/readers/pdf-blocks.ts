import type { RichTextBlock } from '@kursportal/shared/contract'

/** A line of a page: its words, how large they are, and how far above the lower edge they stand. */
export type Line = { text: string; height: number; top: number }

type Kind = 'heading' | 'paragraph' | 'bullet' | 'number'
type Part = { kind: Kind; text: string; height: number; top: number; number: number }

/** Signs before an item; a dash stands before one only where a paragraph or another item ends. */
const BULLET = /^\s*[•▪●◦‣∙■□➢➤✓✔\uF0B7\uF0A7\uF0D8]\s*/
const DASH = /^\s*[-–]\s+(?=\S)/
const NUMBER = /^\s*(\d{1,3})[.)]\s+(?=\S)/
/** Letters are that much larger in a heading than usual. */
const HEADING = 1.15
/** A paragraph ends where lines are further apart than so many times the usual distance, or so many letters are high. */
const APART = 1.3
const APART_LETTERS = 1.8
/** Lines at the upper and lower edge of a page among which its head and foot are looked for. */
const EDGE = 2
/** A file with fewer pages has no heads and feet that repeat. */
const FEWEST_PAGES = 3

const middleOf = (numbers: number[]): number =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const usualHeight = (lines: readonly Line[]): number => middleOf(lines.map(({ height }) => height))

/** How far lines are from each other that follow each other, as far as they can belong together. */
const usualDistance = (pages: readonly Line[][], height: number): number =>
  middleOf(
    pages
      .flatMap((lines) => lines.slice(1).map(({ top }, at) => (lines[at]?.top ?? 0) - top))
      .filter((distance) => distance > 0 && distance < height * APART_LETTERS),
  )

const withoutNumbers = ({ text }: Line): string => text.replace(/\d+/g, '#').trim()

const edgesOf = (lines: readonly Line[]): Line[] => {
  const sorted = lines.toSorted((one, other) => other.top - one.top)
  return [...sorted.slice(0, EDGE), ...sorted.slice(EDGE).slice(-EDGE)]
}

/** Pages without what stands at the edge of every fourth one at least: titles that repeat, and numbers of pages. */
const withoutEdges = (pages: readonly Line[][]): Line[][] => {
  if (pages.length < FEWEST_PAGES) return [...pages]
  const largest = usualHeight(pages.flat()) * HEADING
  const edges = pages.map((lines) => edgesOf(lines).filter(({ height }) => height <= largest))
  const counts = new Map<string, number>()
  for (const key of edges.flatMap((lines) => [...new Set(lines.map(withoutNumbers))]))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = Math.max(FEWEST_PAGES, pages.length / 4)
  return pages.map((lines, at) =>
    lines.filter((line) => !edges[at]?.includes(line) || (counts.get(withoutNumbers(line)) ?? 0) < least),
  )
}

/** A line behind another one; a word that was parted is one again, and two that belong together keep their hyphen. */
const joined = (text: string, line: string): string => {
  const next = line.trim()
  if (text.endsWith('\u00AD')) return text.slice(0, -1) + next
  if (!/\p{L}-$/u.test(text)) return `${text} ${next}`
  if (/^(?:und|oder|bzw\.|sowie|bis)\s/.test(next)) return `${text} ${next}`
  return /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : text + next
}

/** What a line begins: an item, a heading or a paragraph. */
const begun = (line: Line, usual: number, last: Part | undefined, isClose: boolean): Part => {
  const { height, top } = line
  const part = { text: line.text.trim(), height, top, number: 0 }
  if (height > usual * HEADING && part.text.length < 120) return { ...part, kind: 'heading' }
  const isItem = BULLET.test(line.text) || (DASH.test(line.text) && !(isClose && last?.kind === 'paragraph'))
  if (isItem) return { ...part, kind: 'bullet', text: part.text.replace(BULLET, '').replace(DASH, '').trim() }
  const number = Number(NUMBER.exec(line.text)?.[1] ?? 0)
  const goesOn = last?.kind === 'number' && number === last.number + 1
  if (number === 1 || (number > 1 && (goesOn || !isClose)))
    return { ...part, kind: 'number', number, text: part.text.replace(NUMBER, '').trim() }
  return { ...part, kind: 'paragraph' }
}

const partsOf = (pages: readonly Line[][]): Part[] => {
  const usual = usualHeight(pages.flat())
  const distanceOfLines = usualDistance(pages, usual)
  const parts: Part[] = []
  for (const lines of pages)
    for (const [at, line] of lines.entries()) {
      const last = parts.at(-1)
      const distance = (last?.top ?? 0) - line.top
      const letters = line.height > usual * HEADING ? line.height : usual
      const furthest = Math.min(letters * APART_LETTERS, (distanceOfLines * APART * letters) / usual)
      const isClose = at > 0 && distance > 0 && distance < furthest
      const part = begun(line, usual, last, isClose)
      const isSameHeading =
        last?.kind === 'heading' && part.kind === 'heading' && Math.abs(last.height - part.height) < 0.5
      // A sentence that goes on upon the next page begins there with a small letter.
      const isSentence = at === 0 && /^\p{Ll}/u.test(part.text) && !/[.!?:]$/.test(last?.text ?? '.')
      const goesOn =
        last &&
        (isClose || isSentence) &&
        (part.kind === 'paragraph' ? last.kind !== 'heading' : isSameHeading)
      if (goesOn) {
        last.text = joined(last.text, line.text)
        last.top = line.top
      } else parts.push(part)
    }
  return parts.filter(({ text }) => text !== '')
}

/** A line of a table of contents, which names pages there are none of here. */
const CONTENTS = /[.…](?:\s?[.…]){4,}\s*\d+\s*$/

const contentOf = ({ text }: Part): { type: 'text'; text: string }[] => [
  { type: 'text', text: text.slice(0, 20_000) },
]

/**
 * The lines of all pages as blocks: larger letters as headings, items as lists, all else as paragraphs. What repeats at the
 * edges of pages, and a table of contents, is no part of it.
 */
export const pdfBlocks = (written: readonly Line[][]): RichTextBlock[] => {
  const pages = withoutEdges(written).map((lines) => lines.filter(({ text }) => !CONTENTS.test(text)))
  const blocks: RichTextBlock[] = []
  for (const part of partsOf(pages)) {
    const content = contentOf(part)
    const last = blocks.at(-1)
    const item = { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content }] }
    if (part.kind === 'heading') blocks.push({ type: 'heading', attrs: { level: 2 }, content })
    else if (part.kind === 'paragraph') blocks.push({ type: 'paragraph', content })
    else if (part.kind === 'bullet' && last?.type === 'bulletList') last.content.push(item)
    else if (part.kind === 'bullet') blocks.push({ type: 'bulletList', content: [item] })
    else if (last?.type === 'orderedList' && part.number !== 1) last.content.push(item)
    else {
      const attrs = part.number > 1 ? { attrs: { start: part.number } } : {}
      blocks.push({ type: 'orderedList', ...attrs, content: [item] })
    }
  }
  return blocks
}
