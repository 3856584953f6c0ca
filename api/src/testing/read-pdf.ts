import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says and how it is tagged, for tests. */
export type ReadPdf = {
  /** The text of each page, blanks and line breaks made one. */
  pages: string[]
  /** Where each piece of text of page one stands, in points from the left and from the bottom. */
  placed: { text: string; x: number; y: number; width: number }[]
  title: string
  lang: string
  /** Whether it says that it is tagged. */
  tagged: boolean
  /** Every role that occurs in its structure. */
  roles: string[]
  /** What is said in place of each picture. */
  alternatives: string[]
  /** Addresses it links to. */
  links: string[]
  /** Its XMP metadata. */
  metadata: string
  /** The text of each file in it, by name. */
  attachments: Record<string, string>
}

type Node = { role?: string; alt?: string; lang?: string; children?: Node[] }

/** Reads a PDF back. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await loading.promise
  const { info, metadata } = await document.getMetadata()
  const read: ReadPdf = {
    pages: [],
    placed: [],
    title: (info as { Title?: string }).Title ?? '',
    lang: (info as { Language?: string }).Language ?? '',
    tagged: isMarked(await document.getMarkInfo()),
    roles: [],
    alternatives: [],
    links: [],
    metadata: metadata ? String(metadata.getRaw()) : '',
    attachments: await textsOf(document),
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    read.pages.push(text.replaceAll(/\s+/g, ' ').trim())
    if (number === 1)
      read.placed = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , x = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, x, y, width: item.width }]
      })
    const annotations = (await page.getAnnotations()) as { url?: string }[]
    read.links.push(...annotations.flatMap(({ url }) => url ?? []))
    collect((await page.getStructTree()) as Node | null, read)
  }
  await loading.destroy()
  return read
}

const textsOf = async (document: PDFDocumentProxy): Promise<Record<string, string>> => {
  const texts: Record<string, string> = {}
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    const content = await document.getAttachmentContent(id)
    if (content) texts[filename] = Buffer.from(content).toString()
  }
  return texts
}

/** It comes as a map, whatever its type says. */
const isMarked = (info: unknown): boolean =>
  info !== null && Object.fromEntries(info as Iterable<[string, boolean]>)['Marked'] === true

const collect = (node: Node | null, read: ReadPdf): void => {
  if (!node) return
  if (node.role && !read.roles.includes(node.role)) read.roles.push(node.role)
  if (node.alt) read.alternatives.push(node.alt)
  for (const child of node.children ?? []) collect(child, read)
}
