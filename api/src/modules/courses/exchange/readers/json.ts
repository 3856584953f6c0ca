import { htmlWords } from '../html-words.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of what H5P stores, which nobody has checked. */
export const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** A list, or none. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A text as it is, or an empty one. */
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text without its markup. */
export const words = (value: unknown): string => htmlWords(stringOf(value))

/** The name of a library without its version: `H5P.Column 1.15` is `H5P.Column`. */
export const libraryOf = (content: unknown): string => stringOf(field(content, 'library')).split(' ')[0] ?? ''

/** What an author called a part; nothing for the names H5P gives by itself. */
export const titleOf = (content: unknown): string => {
  const title = words(field(field(content, 'metadata'), 'title'))
  return /^untitled\b/i.test(title) ? '' : title
}
