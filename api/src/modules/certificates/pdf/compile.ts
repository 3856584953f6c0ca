import { readFileSync } from 'node:fs'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { renderSVG } from 'uqr'
import { fontBlobs, fontFamilies } from './fonts.ts'
import { foreignLetters, transliterated, printable } from './printable.ts'
import type { PrintedCertificate } from './printed-certificate.ts'

const certificate = readFileSync(new URL('certificate.typ', import.meta.url), 'utf8')
const picture = `#set page(width: 210mm, height: 297mm, margin: 0pt)
#image("/certificate.pdf", page: int(sys.inputs.page), width: 210mm, height: 297mm)`

/** One for each part, the provider's and the person's own. */
const PAGES = 2
/** How much smaller the type becomes while a certificate is longer than that. */
const SCALES = ['1', '0.9', '0.8', '0.7', '0.6']

/** Compiled documents are forgotten after so many others; the fonts stay. */
const KEPT_COMPILATIONS = 4

// Opened with the module, which is loaded in a thread of its own (see typesetter.ts).
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }], workspace: '/' })

type Files = Readonly<Record<string, Uint8Array | null>>

/** Compiles with some files at hand. The compiler works synchronously: two documents never see each other's pictures. */
const withFiles = <T>(files: Files, compile: () => T): T => {
  for (const [path, content] of Object.entries(files))
    if (content) compiler.mapShadow(path, Buffer.from(content))
  try {
    return compile()
  } finally {
    compiler.resetShadow()
    compiler.evictCache(KEPT_COMPILATIONS)
  }
}

/**
 * Sets a certificate: a tagged PDF (PDF/UA-1), the same bytes for the same content on every machine. Nothing a person
 * wrote becomes source: it all travels as data. What a font turns out not to set after all is written in Latin letters.
 */
export const setCertificate = (content: PrintedCertificate): Uint8Array => {
  try {
    return setIn(content, (text) => printable(text))
  } catch {
    return setIn(content, transliterated)
  }
}

/** Another paper as it is set: its source, which is ours, and what it says, which comes as data. */
export type Paper = {
  source: string
  content: Readonly<Record<string, unknown>>
  made_at: Date
  /** An address that the source draws as `/qr.svg`. */
  qr?: string
  /** XML that the source attaches as `/factur-x.xml`; the file is PDF/A-3a then, the only kind that may hold it. */
  invoice?: string
}

/** Sets a paper of as many pages as it needs: a tagged PDF (PDF/UA-1, or PDF/A-3a with an invoice in it). @throws Error when it cannot be set */
export const setPaper = ({ source, content, made_at, qr, invoice }: Paper): Uint8Array => {
  const words = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  )
  const inputs = { data: words, fonts: JSON.stringify(fontFamilies), foreign: foreignLetters(words) }
  const files = {
    '/qr.svg': qr === undefined ? null : qrCode(qr),
    '/factur-x.xml': invoice === undefined ? null : Buffer.from(invoice),
  }
  return withFiles(files, () => {
    const compiled = compiler.compile({ mainFileContent: source, inputs })
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? []))
    return compiler.pdf(compiled.result, {
      pdfStandard: invoice === undefined ? 'ua-1' : 'a-3a',
      pdfTags: true,
      creationTimestamp: Math.floor(made_at.getTime() / 1000),
    })
  })
}

const setIn = (
  { signature_png, provider_png, ...content }: PrintedCertificate,
  shown: (text: string) => string,
): Uint8Array => {
  const [year, month, day] = content.facts.issued_on.split('-').map(Number)
  const words = JSON.stringify({ ...content, issued: { year, month, day } }, (_key, value: unknown) =>
    typeof value === 'string' ? shown(value) : value,
  )
  const files = {
    '/qr.svg': qrCode(content.check_url),
    '/signature.png': signature_png,
    '/provider.png': provider_png,
  }
  const inputs = { data: words, fonts: JSON.stringify(fontFamilies), foreign: foreignLetters(words) }
  return withFiles(files, () =>
    compiler.pdf(compiledWithin(PAGES, inputs), {
      pdfStandard: 'ua-1',
      pdfTags: true,
      creationTimestamp: Math.floor(content.issued_at.getTime() / 1000),
    }),
  )
}

const qrCode = (address: string): Buffer => Buffer.from(renderSVG(address, { ecc: 'M', border: 0 }))

/** The certificate in the largest type in which it has no more pages than are meant. @throws Error when it cannot be set */
const compiledWithin = (pages: number, inputs: Record<string, string>): NodeTypstDocument => {
  let smallest: NodeTypstDocument | undefined
  for (const scale of SCALES) {
    const compiled = compiler.compile({ mainFileContent: certificate, inputs: { ...inputs, scale } })
    const document = compiled.result
    if (!document) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? []))
    smallest = document
    if (document.numOfPages <= pages) break
  }
  if (!smallest) throw new Error('No size to set a certificate in')
  return smallest
}

/** A page of a certificate as it was issued, as an SVG without any font. @param page from 1 */
export const drawPage = (file: Uint8Array, page: number): string =>
  withFiles({ '/certificate.pdf': file }, () =>
    compiler.plainSvg({ mainFileContent: picture, inputs: { page: String(page) } }),
  )
