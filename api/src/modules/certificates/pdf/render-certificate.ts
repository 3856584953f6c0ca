import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { renderSVG } from 'uqr'
import { fontBlobs, fontFamilies, foreignLetters, printable } from './fonts.ts'
import type { PrintedCertificate } from './printed-certificate.ts'

const mainFileContent = readFileSync(new URL('certificate.typ', import.meta.url), 'utf8')

/** Compiled documents are forgotten after so many others; the fonts stay. */
const KEPT_COMPILATIONS = 4

let compiler: NodeCompiler | undefined

/**
 * Sets a certificate: a tagged PDF (PDF/UA-1), the same bytes for the same content. Takes some ten milliseconds.
 * Nothing a person wrote becomes source: it all travels as data.
 */
export const renderCertificate = ({ signaturePng, ...content }: PrintedCertificate): Buffer => {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs }], workspace: '/' })
  // The compiler works synchronously, so that two certificates never see each other's pictures.
  compiler.mapShadow('/qr.svg', Buffer.from(renderSVG(content.check_url, { ecc: 'M', border: 0 })))
  if (signaturePng) compiler.mapShadow('/signature.png', signaturePng)
  try {
    const [year, month, day] = content.facts.issued_on.split('-').map(Number)
    const data = JSON.stringify(
      { ...content, fonts: fontFamilies, issued: { year, month, day } },
      (_key, value: unknown) => (typeof value === 'string' ? printable(value) : value),
    )
    return compiler.pdf(
      { mainFileContent, inputs: { data, foreign: foreignLetters(data) } },
      {
        pdfStandard: 'ua-1',
        pdfTags: true,
        creationTimestamp: Math.floor(content.issued_at.getTime() / 1000),
      },
    )
  } finally {
    compiler.resetShadow()
    compiler.evictCache(KEPT_COMPILATIONS)
  }
}
