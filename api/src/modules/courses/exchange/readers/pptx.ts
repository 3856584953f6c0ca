import type { RichTextBlock } from '@kursportal/shared/contract'
import { all, deep, first, readXml, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { fittingBlocks } from '../html-text.ts'
import { PICTURE, type LeftOut, type PlannedLecture, type ReadPages } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { relations } from './office.ts'

const PRESENTATION = 'ppt/presentation.xml'

/** Whether a package is a presentation of PowerPoint. */
export const isPptx = (archive: Archive): boolean => archive.has(PRESENTATION)

/** The slides in the order in which they are shown. */
const slidesOf = (archive: Archive): string[] => {
  const targets = relations(archive, PRESENTATION)
  return all(readXml(archive.text(PRESENTATION)), 'sldIdLst/sldId')
    .map((slide) => {
      // Two attributes are called `id`; the one of the relations begins with letters.
      return targets.get(slide.attributes['id'] ?? '')?.path ?? ''
    })
    .filter((path) => archive.has(path))
}

const wordsOf = (paragraph: Element): string =>
  deep(paragraph, 't')
    .map(({ text }) => text)
    .join('')

const isTitle = (shape: Element): boolean =>
  /^(title|ctrTitle)$/i.test(first(shape, 'nvSpPr/nvPr/ph')?.attributes['type'] ?? '')

/** Reads a presentation: a heading for each slide, its texts and its pictures. @throws UnreadableXml */
export const readPptx = (archive: Archive, title: string): ReadPages => {
  const pictures = new Map<string, () => Uint8Array>()
  const left_out: LeftOut[] = []
  const blocks = slidesOf(archive).flatMap((slide, index): RichTextBlock[] => {
    const tree = readXml(archive.text(slide))
    const targets = relations(archive, slide)
    const shapes = deep(tree, 'sp')
    const name = shapes
      .filter(isTitle)
      .map((shape) => deep(shape, 'p').map(wordsOf).join(' '))
      .join(' ')
      .trim()
    const heading = name || `Folie ${index + 1}`
    const texts = shapes
      .filter((shape) => !isTitle(shape))
      .flatMap((shape) => deep(shape, 'p').map(wordsOf))
      .filter((words) => words.trim() !== '')
    const shown = deep(tree, 'blip').flatMap((blip): RichTextBlock[] => {
      const key = targets.get(blip.attributes['embed'] ?? '')?.path ?? ''
      if (!/\.(png|jpe?g|webp)$/i.test(key) || !archive.has(key)) {
        left_out.push({ what: short(`${title}: ${heading}`), reason: 'picture' })
        return []
      }
      pictures.set(key, () => archive.bytes(key))
      return [{ type: 'image', attrs: { src: PICTURE + key, alt: '' } }]
    })
    return [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] },
      ...listOf(texts),
      ...shown,
    ]
  })
  const page = fittingBlocks(blocks, title)
  const lectures: PlannedLecture[] =
    blocks.length === 0 ? [] : [{ type: 'richText', title, document: page.document }]
  return { lectures, left_out: [...left_out, ...page.left_out], pictures }
}

/** Several lines of a slide are a list, one is a paragraph. */
const listOf = (texts: string[]): RichTextBlock[] => {
  const paragraphs = texts.map((text) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  }))
  if (paragraphs.length < 2) return paragraphs
  return [
    { type: 'bulletList', content: paragraphs.map((one) => ({ type: 'listItem' as const, content: [one] })) },
  ]
}
