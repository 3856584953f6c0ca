import { SaxesParser } from 'saxes'

/** An element by its local name: whatever prefix and namespace a bank chose. */
export type Element = {
  name: string
  namespace: string
  text: string
  attributes: Record<string, string>
  children: Element[]
}

/** So deep no bank file is; one that is was made to hurt. */
const DEEPEST = 60

/** What a file is that cannot be read. */
export class UnreadableXml extends Error {}

/** Reads XML as a tree. A document type is refused: bank files have none, and entities could grow without end. @throws UnreadableXml */
export const readXml = (xml: string): Element => {
  const root: Element = { name: '', namespace: '', text: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new UnreadableXml(error.message)
  })
  parser.on('doctype', () => {
    throw new UnreadableXml('has a document type')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length > DEEPEST) throw new UnreadableXml('too deep')
    const element: Element = {
      name: local,
      namespace: uri,
      text: '',
      attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.local, one.value])),
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('cdata', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
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
