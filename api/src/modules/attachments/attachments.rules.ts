import type { attachmentTypes } from '@kursportal/shared/contract'

export type AttachmentType = (typeof attachmentTypes)[number]

/** Handouts a lecture may have. */
export const MOST_ATTACHMENTS = 20

const beginsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

const signs: Record<AttachmentType, (bytes: Buffer) => boolean> = {
  'application/pdf': (bytes) => beginsWith(bytes, '%PDF-'),
  'image/png': (bytes) => beginsWith(bytes, '\x89PNG\r\n\x1a\n'),
  'image/jpeg': (bytes) => beginsWith(bytes, '\xff\xd8\xff'),
  'audio/mpeg': (bytes) =>
    beginsWith(bytes, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  'audio/mp4': (bytes) => beginsWith(bytes, 'ftyp', 4),
}

/** Whether a file begins as one of its type does, so that nothing else hides behind a harmless name. */
export const isWhatItSays = (bytes: Buffer, type: AttachmentType): boolean => signs[type](bytes)

/** The header that saves a file under its name, in every browser (RFC 6266). */
export const saveAs = (name: string): string => {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\/%]/g, '_') || 'datei'
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
