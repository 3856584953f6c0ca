import type { RichTextBlock } from '@kursportal/shared/contract'
import { readCaptions } from '@kursportal/shared/domain'
import type { PlannedLecture } from '../plan.types.ts'
import { ImportRefused } from '../refused.ts'
import { textLectures } from './course-pages.ts'

/** Silence after which a new paragraph begins. */
const PAUSE_SECONDS = 2
const LONGEST = 600

/** Reads what is said in subtitles as a text. @throws ImportRefused unreadable */
export const readTranscript = (content: string, title: string): { lectures: PlannedLecture[] } => {
  const read = readCaptions(content, null)
  if (!('cues' in read)) throw new ImportRefused('unreadable')
  const paragraphs: string[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { from, to, text } of read.cues) {
    const last = paragraphs.length - 1
    const words = text.replace(/\s+/g, ' ').trim()
    const goesOn = last >= 0 && from - end < PAUSE_SECONDS && (paragraphs[last]?.length ?? 0) < LONGEST
    if (goesOn) paragraphs[last] += ` ${words}`
    else paragraphs.push(words)
    end = to
  }
  const blocks = paragraphs.map((text): RichTextBlock => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }))
  return { lectures: textLectures(title, blocks) }
}
