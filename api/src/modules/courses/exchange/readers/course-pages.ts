import type { Archive } from '../archive.ts'
import { readHtml } from '../html-text.ts'
import { resolved } from './office.ts'
import type { LeftOut, PlannedLecture } from '../plan.types.ts'
import { short } from '../quizzes.ts'

/** Pictures the platform can store. */
export const isPicture = (name: string): boolean => /\.(png|jpe?g|webp)$/i.test(name)

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Which file of a package an address of a page names, as seen from the page. */
export const fileAt = (archive: Archive, page: string, address: string): string | undefined => {
  const bare = decoded(address.replace(/[?#].*$/, ''))
  if (/^[a-z]+:/i.test(bare) || bare === '') return undefined
  return [resolved(page, bare), bare.replace(/^\//, '')].find((name) => archive.has(name))
}

/** A page of HTML as a lecture to read; none where nothing of it can be read. */
export const pageLecture = (
  html: string,
  { title, pictureAt }: { title: string; pictureAt: (address: string) => string | undefined },
): { lectures: PlannedLecture[]; left_out: LeftOut[] } => {
  const { document, left_out } = readHtml(html, { title, pictureAt })
  const name = short(title) || 'Ohne Titel'
  if (document.content.length === 0)
    return { lectures: [], left_out: left_out.length > 0 ? left_out : [{ what: name, reason: 'empty' }] }
  return { lectures: [{ type: 'richText', title: name, document }], left_out }
}
