/** Where an item of a list stands: how deep, and whether and from where its list counts. */
type Place = { level: number; ordered: boolean; number: number }

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

const spanWith = (element: Element, style: RegExp): Element | undefined =>
  [...element.querySelectorAll('span')].find((span) => style.test(styleOf(span)))

/** Office keeps the sign before an item in a span of its own. */
const markerOf = (element: Element): Element | undefined =>
  spanWith(element, /mso-list:\s*ignore|mso-special-format:\s*(?:bullet|numbullet)/i)

const counted = (marker: string): Pick<Place, 'ordered' | 'number'> => ({
  ordered: /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(marker),
  number: Number(/^\s*\(?(\d{1,4})[.)]/.exec(marker)?.[1] ?? 1),
})

/** How far PowerPoint moves the first level of a list to the right, and each further one. */
const FIRST_LEVEL = 216
const NEXT_LEVEL = 432

/** Where Word, Word for the web or PowerPoint writes an item; undefined for anything else. */
const placeOf = (element: Element): Place | undefined => {
  const marker = markerOf(element)
  if (element.tagName === 'P') {
    const level = /mso-list:[^;]*\blevel(\d)/.exec(styleOf(element))?.[1]
    return level ? { level: Number(level), ...counted(marker?.textContent ?? '') } : undefined
  }
  if (element.classList.contains('ListContainerWrapper')) {
    const list = element.querySelector('ul,ol')
    const level = Number(element.querySelector('li')?.getAttribute('data-aria-level') ?? 1)
    return { level, ordered: list?.tagName === 'OL', number: Number(list?.getAttribute('start') ?? 1) }
  }
  if (!marker || element.querySelector('div,p')) return undefined
  const moved = Number(/mso-margin-left-alt:\s*(\d+)/.exec(styleOf(element))?.[1] ?? 0)
  const level = Math.max(1, Math.round((moved - FIRST_LEVEL) / NEXT_LEVEL) + 1)
  return { level, ...counted(marker.textContent) }
}

/** Lists that are being made of items that follow each other. */
class OpenLists {
  private open: Element[] = []

  /** Makes the item that takes the place of an element. */
  itemFor(element: Element, { level, ordered, number }: Place): Element {
    const { ownerDocument } = element
    // What stands right behind the list so far goes on with it.
    if (element.previousElementSibling !== this.open[0]) this.open = []
    const tag = ordered ? 'ol' : 'ul'
    const depth = Math.min(level, this.open.length + 1)
    this.open = this.open.slice(0, depth)
    if (this.open[depth - 1] && this.open[depth - 1]?.tagName.toLowerCase() !== tag) this.open.pop()
    if (this.open.length < depth) {
      const list = ownerDocument.createElement(tag)
      if (ordered && number > 1) list.setAttribute('start', String(number))
      const outer = this.open.at(-1)?.lastElementChild
      if (outer) outer.append(list)
      else element.before(list)
      this.open.push(list)
    }
    const item = ownerDocument.createElement('li')
    this.open.at(-1)?.append(item)
    return item
  }
}

/** Office writes each item as an element of its own, with a sign in front; here they become lists, nested by their level. */
export const bringLists = (body: Element): void => {
  const lists = new OpenLists()
  for (const element of body.querySelectorAll('p,div')) {
    const place = element.closest('li') ? undefined : placeOf(element)
    if (!place) continue
    markerOf(element)?.remove()
    const item = lists.itemFor(element, place)
    if (element.tagName === 'P') item.append(element)
    else {
      item.append(...(element.querySelector('li') ?? element).childNodes)
      element.remove()
    }
  }
}
