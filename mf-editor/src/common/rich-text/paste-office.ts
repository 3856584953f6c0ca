/** Which level of the platform's two a heading becomes. */
const headingLevel = (level: number, deepest: number): 'h2' | 'h3' => (level - deepest <= 0 ? 'h2' : 'h3')

const levelOf = (element: Element): number | undefined => {
  const tag = /^H([1-6])$/.exec(element.tagName)?.[1]
  if (tag) return Number(tag)
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

const listPlace = (element: Element): { level: number; ordered: boolean } | undefined => {
  const style = element.getAttribute('style') ?? ''
  const level = /mso-list:[^;]*\blevel(\d)/.exec(style)?.[1]
  if (!level) return undefined
  const marker = markerOf(element)?.textContent ?? ''
  return { level: Number(level), ordered: /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(marker) }
}

const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )

/** Word writes lists as paragraphs with a mark in front; here they become lists, nested by their level. */
const bringLists = (body: Element): void => {
  let open: Element[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll('p')) {
    const place = listPlace(paragraph)
    if (!place || paragraph.closest('li')) continue
    // What stands right behind the list so far goes on with it.
    if (!last || paragraph.previousElementSibling !== open[0]) open = []
    markerOf(paragraph)?.remove()
    const tag = place.ordered ? 'ol' : 'ul'
    open = open.slice(0, place.level)
    while (open.length < place.level) {
      const list = paragraph.ownerDocument.createElement(tag)
      const outer = open.at(-1)
      if (outer)
        (outer.lastElementChild ?? outer.appendChild(outer.ownerDocument.createElement('li'))).append(list)
      else paragraph.before(list)
      open.push(list)
    }
    const item = paragraph.ownerDocument.createElement('li')
    open.at(-1)?.append(item)
    item.append(paragraph)
    last = item
  }
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

/**
 * What is pasted, in the elements the editor knows: the headings, lists and footnotes of a word processor come as such.
 */
export const fromOffice = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  bringFootnotes(body)
  bringLists(body)
  bringHeadings(body)
  return body.innerHTML
}
