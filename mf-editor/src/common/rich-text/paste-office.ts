import { bringLists } from './paste-lists.ts'

/** Which level of the platform's two a heading becomes. */
const headingLevel = (level: number, deepest: number): 'h2' | 'h3' => (level - deepest <= 0 ? 'h2' : 'h3')

const levelOf = (element: Element): number | undefined => {
  const tag = /^H([1-6])$/.exec(element.tagName)?.[1]
  if (tag) return Number(tag)
  // Word for the web writes paragraphs that are said to be headings.
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level') ?? 1)
  const name = element.getAttribute('class') ?? ''
  if (name.startsWith('MsoTitle')) return 1
  if (name.startsWith('MsoSubtitle')) return 2
  // "Überschrift 1" of a German Word, "Heading 1" of an English one.
  const styled = /(?:berschrift|heading)\s*([1-6])/i.exec(name)?.[1]
  const outline = /mso-outline-level:\s*([1-6])/.exec(element.getAttribute('style') ?? '')?.[1]
  const level = styled ?? outline
  return level ? Number(level) : undefined
}

const renamed = (element: Element, tag: string): Element => {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Headings of any depth become the two the platform has; the highest one that occurs is the first of them. */
const bringHeadings = (body: Element): void => {
  const headings = [...body.querySelectorAll('h1,h2,h3,h4,h5,h6,p')].flatMap((element) => {
    const level = levelOf(element)
    return level ? [{ element, level }] : []
  })
  const highest = Math.min(2, ...headings.map(({ level }) => level))
  for (const { element, level } of headings) renamed(element, headingLevel(level, highest))
}

/** A footnote's number stays as it is read, "[1]", in the text and before the note; what it linked to is not there. */
const bringFootnotes = (body: Element): void => {
  for (const link of body.querySelectorAll('a[href*="_ftn"], a[href*="_edn"], a[href*="#footnote"]')) {
    const number = /\d+/.exec(link.textContent)?.[0] ?? link.textContent
    link.replaceWith(`[${number}]`)
  }
  const notes = [...body.querySelectorAll('div')].find((part) =>
    /mso-element:\s*(?:footnote|endnote)-list/.test(part.getAttribute('style') ?? ''),
  )
  if (notes && !notes.querySelector('hr')) notes.prepend(body.ownerDocument.createElement('hr'))
}

/** What was deleted while changes were tracked, what others noted beside the text, and a table of contents. */
const UNWRITTEN =
  'del[datetime],del[cite],.MsoCommentReference,[style*="mso-element:comment-list"],p[class^="MsoToc"],.EOP'

/**
 * What is pasted, in the elements the editor knows: the headings, lists and footnotes of a word processor come as such.
 */
export const fromOffice = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(UNWRITTEN)) element.remove()
  bringFootnotes(body)
  bringLists(body)
  bringHeadings(body)
  return body.innerHTML
}
