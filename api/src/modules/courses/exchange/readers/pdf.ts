import { fittingBlocks } from '../html-text.ts'
import { LIMITS } from '../limits.ts'
import type { LeftOut, PlannedLecture } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { textLectures } from './course-pages.ts'
import { pdfBlocks, type Line } from './pdf-blocks.ts'

type Item = { str: string; height: number; width: number; hasEOL: boolean; transform: number[] }

/** Whether bytes begin like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

/** A gap wider than so many letters are high parts two words, also where no blank is written. */
const BLANK = 0.2

const linesOf = (items: readonly Item[]): Line[] => {
  const lines: Line[] = []
  let isNew = true
  let end = 0
  for (const { str, height, width, hasEOL, transform } of items) {
    const last = lines.at(-1)
    const [left = 0, top = 0] = transform.slice(4)
    if (isNew || !last) lines.push({ text: str, height, top })
    else {
      const isApart =
        height > 0 && Math.abs(left - end) > height * BLANK && !/\s$/.test(last.text) && !/^\s/.test(str)
      last.text += isApart ? ` ${str}` : str
      last.height = Math.max(last.height, height)
    }
    end = left + width
    isNew = hasEOL
  }
  return lines.filter(({ text }) => text.trim() !== '')
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
    const page = fittingBlocks(pdfBlocks(pages), title)
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
