import type { RichTextBlock } from '@kursportal/shared/contract'
import { fittingBlocks } from '../html-text.ts'
import { LIMITS } from '../limits.ts'
import type { LeftOut, PlannedLecture } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { textLectures } from './course-pages.ts'

type Item = { str: string; height: number; hasEOL: boolean; transform: number[] }
type Line = { text: string; height: number; top: number }

/** Whether bytes begin like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

const linesOf = (items: readonly Item[]): Line[] => {
  const lines: Line[] = []
  let isNew = true
  for (const { str, height, hasEOL, transform } of items) {
    const last = lines.at(-1)
    if (isNew || !last) lines.push({ text: str, height, top: transform[5] ?? 0 })
    else {
      last.text += str
      last.height = Math.max(last.height, height)
    }
    isNew = hasEOL
  }
  return lines.filter(({ text }) => text.trim() !== '')
}

const usualHeight = (lines: readonly Line[]): number => {
  const heights = lines.map(({ height }) => height).toSorted((one, other) => one - other)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/** Lines of larger letters are headings; the others become paragraphs, parted where the distance is larger. */
const blocksOf = (lines: readonly Line[], usual: number): RichTextBlock[] => {
  const blocks: { isHeading: boolean; text: string; top: number }[] = []
  for (const { text, height, top } of lines) {
    const isHeading = height > usual * 1.15 && text.length < 120
    const last = blocks.at(-1)
    const goesOn =
      last && last.isHeading === isHeading && !isHeading && last.top - top < usual * 1.8 && last.top > top
    if (goesOn) {
      last.text = last.text.endsWith('-')
        ? last.text.slice(0, -1) + text.trimStart()
        : `${last.text} ${text.trim()}`
      last.top = top
    } else blocks.push({ isHeading, text: text.trim(), top })
  }
  return blocks.map(({ isHeading, text }) => {
    const content = [{ type: 'text' as const, text: text.slice(0, 20_000) }]
    return isHeading ? { type: 'heading', attrs: { level: 2 }, content } : { type: 'paragraph', content }
  })
}

/** Reads the texts of a PDF; its pictures and its look stay behind. @throws ImportRefused unreadable, encrypted, too_large */
export const readPdf = async (
  bytes: Uint8Array,
  title: string,
): Promise<{ lectures: PlannedLecture[]; left_out: LeftOut[] }> => {
  // Large, and needed for this alone.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const pdf = await task.promise
    if (pdf.numPages > LIMITS.pages) throw new ImportRefused('too_large')
    const pages: Line[][] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(linesOf(items.filter((item): item is typeof item & Item => 'str' in item)))
    }
    const usual = usualHeight(pages.flat())
    const page = fittingBlocks(
      pages.flatMap((lines) => blocksOf(lines, usual)),
      title,
    )
    if (page.blocks.length === 0)
      return { lectures: [], left_out: [{ what: short(title), reason: 'picture' }] }
    return {
      lectures: textLectures(title, page.blocks),
      left_out: [{ what: short(title), reason: 'look' }, ...page.left_out],
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new ImportRefused(isLocked ? 'encrypted' : 'unreadable')
  } finally {
    await task.destroy()
  }
}
