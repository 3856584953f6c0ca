import { createHash } from 'node:crypto'
import type { Element } from '../../../../platform/xml/xml-tree.ts'
import { htmlWords } from '../html-words.ts'
import { PICTURE, type LeftOut } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { isPicture } from './course-pages.ts'

/** A picture of a question, and what can be seen on it. */
export type Picture = { image_id: string; alt: string }

/** The bytes of pictures by their keys. */
export type Pictures = Map<string, () => Uint8Array>

/** Takes a file of a question along: what its picture is called until it is stored, and what can be seen on it. */
export const taken = (file: Element, html: string, name: string, pictures: Pictures): Picture => {
  const bytes = Buffer.from(file.text, 'base64')
  const fileName = file.attributes['name'] ?? ''
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const key = `${name}: ${fileName} ${sum}`.replaceAll(/["\\]/g, '')
  pictures.set(key, () => bytes)
  const alt = /\balt="([^"]+)"/i.exec(html)?.[1]
  return {
    image_id: `${PICTURE}${key}`,
    alt: short(htmlWords(alt ?? '') || fileName.replace(/\.[a-z]+$/i, ''), 300),
  }
}

/** Why a file of a question stays behind. */
export const reasonOf = (fileName: string): LeftOut['reason'] => {
  if (isPicture(fileName)) return 'picture'
  return /\.(?:mp[34]|m4[av]|ogg|og[av]|wav|webm|mov|avi)$/i.test(fileName) ? 'film' : 'file_kind'
}
