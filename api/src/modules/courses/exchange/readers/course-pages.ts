import type { RichTextBlock } from '@kursportal/shared/contract'
import { UnreadableXml } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { readHtml } from '../html-text.ts'
import { resolved } from './office.ts'
import type { LeftOut, PlannedLecture } from '../plan.types.ts'
import { short } from '../quizzes.ts'

/** Pictures the platform can store. */
export const isPicture = (name: string): boolean => /\.(png|jpe?g|webp|gif|svg)$/i.test(name)

/** An address without its percent signs. */
export const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Which file of a package an address of a page names, as seen from the page. */
export const fileAt = (archive: Archive, page: string, address: string): string | undefined => {
  const bare = decoded(address.replace(/[?#].*$/, ''))
  if (/^[a-z]+:/i.test(bare) || bare === '') return undefined
  return [resolved(page, bare), bare.replace(/^\//, '')].find((name) => archive.has(name))
}

/** Blocks one text may hold; a longer one is parted, at a heading where there is one. */
const MOST_BLOCKS = 1000

const endOfPart = (blocks: readonly RichTextBlock[], from: number): number => {
  const end = from + MOST_BLOCKS
  if (end >= blocks.length) return blocks.length
  const heading = blocks.findLastIndex(({ type }, at) => type === 'heading' && at > from && at <= end)
  return heading > from + MOST_BLOCKS / 2 ? heading : end
}

/** Blocks as lectures to read: one, or as many as it takes. */
export const textLectures = (title: string, blocks: readonly RichTextBlock[]): PlannedLecture[] => {
  const lectures: PlannedLecture[] = []
  for (let from = 0; from < blocks.length;) {
    const to = endOfPart(blocks, from)
    const name = from === 0 ? title : `${title} (${lectures.length + 1})`
    const document = { type: 'doc' as const, content: blocks.slice(from, to) }
    lectures.push({ type: 'richText', title: short(name), document })
    from = to
  }
  return lectures
}

/** A page of HTML as a lecture to read; none where nothing of it can be read. */
export const pageLecture = (
  html: string,
  { title, pictureAt }: { title: string; pictureAt: (address: string) => string | undefined },
): { lectures: PlannedLecture[]; left_out: LeftOut[] } => {
  const { blocks, left_out } = readHtml(html, { title, pictureAt })
  const name = short(title) || 'Ohne Titel'
  if (blocks.length === 0)
    return { lectures: [], left_out: left_out.length > 0 ? left_out : [{ what: name, reason: 'empty' }] }
  return { lectures: textLectures(name, blocks), left_out }
}

/** Reads a part of a package; one that is damaged is told, and spoils no other. */
export const readPart = <Part extends { left_out: LeftOut[] }>(
  what: string,
  nothing: Part,
  read: () => Part,
): Part => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error
    return {
      ...nothing,
      left_out: [...nothing.left_out, { what: short(what) || '?', reason: 'question_broken' }],
    }
  }
}
