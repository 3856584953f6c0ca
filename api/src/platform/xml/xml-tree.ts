import { SaxesParser } from 'saxes'

/** An element by its local name: whatever prefix and namespace a file chose. */
export type Element = {
  name: string
  namespace: string
  text: string
  attributes: Record<string, string>
  children: Element[]
  /** Its text and its elements as they follow each other. */
  parts: (string | Element)[]
}

/** So deep no file is that somebody made to be read; one that is was made to hurt. */
const DEEPEST = 60
/** Elements of a tree that is still held in memory without a thought. */
const MOST_ELEMENTS = 500_000

/** What a file is that cannot be read. */
export class UnreadableXml extends Error {}

/** Reads XML as a tree. A document type is refused: entities could grow without end. @throws UnreadableXml */
export const readXml = (xml: string): Element => {
  const root: Element = { name: '', namespace: '', text: '', attributes: {}, children: [], parts: [] }
  const open = [root]
  let count = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new UnreadableXml(error.message)
  })
  parser.on('doctype', () => {
    throw new UnreadableXml('has a document type')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length > DEEPEST) throw new UnreadableXml('too deep')
    count += 1
    if (count > MOST_ELEMENTS) throw new UnreadableXml('too many elements')
    const element: Element = {
      name: local,
      namespace: uri,
      text: '',
      attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.local, one.value])),
      children: [],
      parts: [],
    }
    const parent = open.at(-1)
    parent?.children.push(element)
    parent?.parts.push(element)
    open.push(element)
  })
  const write = (text: string) => {
    const element = open.at(-1)
    if (!element) return
    element.text += text
    element.parts.push(text)
  }
  parser.on('text', write)
  parser.on('cdata', write)
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml.replace(/^\uFEFF/, '')).close()
  const [document] = root.children
  if (!document) throw new UnreadableXml('empty')
  return document
}

/** The elements at a path below one, along every branch. */
export const all = (element: Element | undefined, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, step) => found.flatMap(({ children }) => children.filter(({ name }) => name === step)),
      element ? [element] : [],
    )

/** The first of them. */
export const first = (element: Element | undefined, path: string): Element | undefined =>
  all(element, path)[0]

/** Its text, without blanks around; empty where there is none. */
export const textAt = (element: Element | undefined, path: string): string =>
  first(element, path)?.text.trim() ?? ''

/** All words in an element and below it, in their order. */
export const wordsIn = (element: Element | undefined): string =>
  element ? element.parts.map((part) => (typeof part === 'string' ? part : wordsIn(part))).join('') : ''

/** Every element of a name, however deep below one. */
export const deep = (element: Element | undefined, name: string): Element[] =>
  element
    ? element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...deep(child, name)])
    : []
