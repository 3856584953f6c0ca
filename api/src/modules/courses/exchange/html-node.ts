/** What is read of a parsed piece of HTML. */
export type HtmlNode = {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: HtmlNode[]
}

/** The value of an attribute. */
export const attribute = (node: HtmlNode, name: string): string | undefined =>
  node.attrs?.find((one) => one.name === name)?.value

/** Whether it is a list. */
export const isList = ({ nodeName }: Pick<HtmlNode, 'nodeName'>): boolean =>
  nodeName === 'ul' || nodeName === 'ol'

/** What stands in each item of a list; a list that stands between two items belongs to the one before it. */
export const itemsOf = ({ childNodes = [] }: HtmlNode): HtmlNode[][] => {
  const items: HtmlNode[][] = []
  for (const child of childNodes) {
    if (child.nodeName === 'li') items.push([...(child.childNodes ?? [])])
    else if (isList(child)) items.at(-1)?.push(child)
  }
  return items
}

/** The rows of a table. */
export const rowsOf = (node: HtmlNode): HtmlNode[] =>
  (node.childNodes ?? []).flatMap((child) => {
    if (child.nodeName === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(child.nodeName) ? rowsOf(child) : []
  })

/** The cells of a row. */
export const cellsOf = ({ childNodes = [] }: HtmlNode): HtmlNode[] =>
  childNodes.filter(({ nodeName }) => nodeName === 'td' || nodeName === 'th')

/** How far a cell reaches over others, where it does. */
export const spanOf = (cell: HtmlNode): object => {
  const [colspan, rowspan] = [Number(attribute(cell, 'colspan')), Number(attribute(cell, 'rowspan'))]
  const attrs = {
    ...(colspan > 1 && colspan <= 20 && { colspan }),
    ...(rowspan > 1 && rowspan <= 200 && { rowspan }),
  }
  return Object.keys(attrs).length > 0 ? { attrs } : {}
}

/**
 * What the programs of others write for screen readers beside what is seen, such as "links to an external site", and names
 * of signs that a font would draw.
 */
const UNSEEN =
  /(?:^|\s)(?:screenreader-only|sr-only|visually-hidden|accesshide|material-(?:icons|symbols)[\w-]*)(?:\s|$)/

/** Whether nobody sees it where it comes from. */
export const isUnseen = (node: HtmlNode): boolean => UNSEEN.test(attribute(node, 'class') ?? '')

const BLOCK_NAMES = new Set([
  'p',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'img',
  'div',
  'hr',
  'section',
  'article',
  'pre',
  'iframe',
  'video',
  'audio',
  'figure',
  'svg',
  'math',
])

/** Whether blocks stand in it, however deep. */
export const hasBlocks = (node: HtmlNode): boolean =>
  (node.childNodes ?? []).some((child) => BLOCK_NAMES.has(child.nodeName) || hasBlocks(child))
