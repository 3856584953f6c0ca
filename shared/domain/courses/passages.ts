import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'
import type { SpokenLine } from '../captions/spoken-lines.ts'
import { excerptOf } from '../texts/excerpt.ts'
import { markFound, searchFor, type FoundPart } from '../search-text.ts'
import { documentNodes } from './rich-text-rules.ts'

/** A place in a lecture where searched words occur. */
export type Passage = {
  /** Second of the lecture at which it is said; null for what is written. */
  second: number | null
  /** What is said or written there, at most some 160 characters. */
  text: string
}

/** How many characters of a passage are shown. */
const LONGEST = 160
/** How many of them may stand before the first word that was searched for. */
const BEFORE = 60
/** Lines found within so many seconds are one place. */
const SAME_PLACE = 10

/** The places in what is said where every word of a search occurs, in a line or in two that follow each other. */
export const spokenPassages = (lines: readonly SpokenLine[], search: string): Passage[] => {
  const isFound = searchFor(search)
  const parts = markFound(search)
  const passages: Passage[] = []
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const text = next ? `${line.text} ${next.text}` : line.text
    const isHere = isFound(line.text) || (isFound(text) && !isFound(next?.text))
    const last = passages.at(-1)?.second ?? -SAME_PLACE
    if (isHere && line.from - last >= SAME_PLACE)
      passages.push({ second: line.from, text: around(parts(text)) })
  }
  return passages
}

/** The paragraphs, headings, cells and transcripts of a document in which every word of a search occurs. */
export const writtenPassages = (document: RichTextDocument, search: string): Passage[] => {
  const isFound = searchFor(search)
  const parts = markFound(search)
  return writtenIn(document)
    .filter((text) => isFound(text))
    .map((text) => ({ second: null, text: around(parts(text)) }))
}

/** What is written in a document, block by block. */
const writtenIn = (document: RichTextDocument): string[] =>
  documentNodes(document).flatMap(({ content, attrs }) => {
    const words = (content ?? [])
      .map(({ type, text }) => (type === 'hardBreak' ? ' ' : (text ?? '')))
      .join('')
    const spoken =
      attrs && 'transcript' in attrs && typeof attrs.transcript === 'string' ? attrs.transcript : ''
    return [words, spoken].filter((text) => text.trim() !== '')
  })

/** The part of a text around the first word that was searched for, cut at words. */
const around = (parts: readonly FoundPart[]): string => {
  const text = parts.map((part) => part.text).join('')
  const first = parts.findIndex(({ isFound }) => isFound)
  const at = parts.slice(0, Math.max(0, first)).reduce((length, part) => length + part.text.length, 0)
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  return `${from > 0 ? '… ' : ''}${excerptOf(text.slice(from), LONGEST)}`
}
