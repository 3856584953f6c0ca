import { linkAddress } from './document.ts'
import { fromOffice } from './paste-office.ts'

/** What is no text: what runs, what is filled in, what is drawn by code. */
const NO_TEXT =
  'script,style,template,noscript,button,input,select,textarea,svg,canvas,iframe,object,embed,link,meta,title,[hidden],.mw-editsection'

const isUnseen = (element: Element): boolean =>
  /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')

/** Only what one could read where it was copied comes along. */
const dropUnseen = (body: Element): void => {
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove()
  for (const element of body.querySelectorAll('[style]')) if (isUnseen(element)) element.remove()
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** Google puts an address of its own before each link; the page behind it is what is meant. */
const behindGoogle = (address: string): string => {
  const url = URL.parse(address)
  const meant = url?.hostname === 'www.google.com' && url.pathname === '/url' && url.searchParams.get('q')
  return meant || address
}

/** Links lead where they are meant to; one that can lead nowhere from here is its words alone. */
const bringLinks = (body: Element): void => {
  for (const link of body.querySelectorAll('a')) {
    const address = behindGoogle(link.getAttribute('href') ?? '')
    if (/^(https?|mailto|tel):/i.test(address) && linkAddress(address)) link.setAttribute('href', address)
    else if (!address.startsWith('/')) {
      unwrap(link)
      continue
    }
    // A link is underlined anyway.
    for (const line of link.querySelectorAll('u')) unwrap(line)
    for (const words of link.querySelectorAll<HTMLElement>('[style]')) words.style.textDecoration = ''
  }
}

/** Tables that mails and old pages lay out with hold one cell, or say so. */
const bringTables = (body: Element): void => {
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const cells = [...table.querySelectorAll('td,th')]
    if (cells.length !== 1 && table.getAttribute('role') !== 'presentation') continue
    table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]))
  }
}

const NOTHING = /^[\s\u00A0\u200B\uFEFF]*$/

/** Space between paragraphs is not made of empty ones, and not of two line breaks. */
const dropEmpty = (body: Element): void => {
  for (const paragraph of body.querySelectorAll('p,div,h1,h2,h3,h4,h5,h6,li'))
    if (NOTHING.test(paragraph.textContent) && !paragraph.querySelector('img,hr,table,figure'))
      paragraph.remove()
  // A line break beside paragraphs would become one.
  for (const line of body.querySelectorAll('br'))
    if (line.parentElement?.querySelector(':scope > :is(p,div,ul,ol,table,h1,h2,h3,h4,h5,h6)')) line.remove()
}

/** What stands between two line breaks in a row becomes a paragraph of its own. */
const splitParagraphs = (body: Element): void => {
  for (const block of body.querySelectorAll('p,div')) {
    if (!/<br[^>]*>\s*<br/i.test(block.innerHTML) || block.querySelector('p,div,ul,ol,table')) continue
    const parts: Node[][] = [[]]
    for (const node of block.childNodes) {
      const last = parts.at(-1)
      const isBreak = node.nodeName === 'BR'
      if (isBreak && last?.at(-1)?.nodeName === 'BR') {
        last.pop()
        parts.push([])
      } else if (isBreak || last?.length || !NOTHING.test(node.textContent ?? '')) last?.push(node)
    }
    const paragraphs = parts.filter(({ length }) => length > 0)
    block.replaceWith(
      ...paragraphs.map((nodes) => {
        const paragraph = block.ownerDocument.createElement('p')
        paragraph.append(...nodes)
        return paragraph
      }),
    )
  }
}

const dropFillers = (body: Element): void => {
  for (const spaces of body.querySelectorAll('[style*="mso-spacerun"], .Apple-converted-space'))
    spaces.replaceWith(' ')
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replaceAll(/[\u200B\uFEFF]/g, '')
  }
}

/**
 * What is pasted, without what only its page or word processor needs: its headings, lists, links, tables and emphasis
 * stay. What one of our own editors wrote stays as it is.
 */
export const cleanPaste = (html: string): string => {
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(fromOffice(html), 'text/html')
  dropUnseen(body)
  dropFillers(body)
  bringLinks(body)
  bringTables(body)
  splitParagraphs(body)
  dropEmpty(body)
  return body.innerHTML
}
