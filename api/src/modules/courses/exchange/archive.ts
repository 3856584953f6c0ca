import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { textOf } from './decode-text.ts'
import { LIMITS } from './limits.ts'
import { ImportRefused } from './refused.ts'

/** The files of a package by their paths. What is read is read once it is asked for, within the limits. */
export type Archive = {
  names: readonly string[]
  has: (name: string) => boolean
  /** @throws ImportRefused unreadable where there is none, too_large */
  bytes: (name: string) => Uint8Array
  text: (name: string) => string
}

/** A path that leads out of its package, or is none at all. */
const isUnsafe = (name: string): boolean =>
  name.includes('\0') || /^([a-z]:|[\\/])/i.test(name) || name.split(/[\\/]/).includes('..')

/** Whether bytes begin like a zip file. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** Whether bytes begin like a gzipped file. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

type Entry = { name: string; size: number; read: () => Uint8Array }

/**
 * Opens a zip file or a gzipped tar file. Nothing is written to a disk, so a path can lead nowhere; a package that tries
 * is refused all the same.
 * @throws ImportRefused unreadable, unsafe_path, too_many_files, too_large
 */
export const openArchive = (packed: Uint8Array): Archive => {
  const entries = isZip(packed) ? zipEntries(packed) : tarEntries(packed)
  if (entries.length > LIMITS.entries) throw new ImportRefused('too_many_files')
  if (entries.some(({ name }) => isUnsafe(name))) throw new ImportRefused('unsafe_path')
  const files = new Map(entries.map((entry) => [entry.name, entry]))
  let unpacked = 0
  const bytes = (name: string): Uint8Array => {
    const entry = files.get(name)
    if (!entry) throw new ImportRefused('unreadable')
    unpacked += entry.size
    if (entry.size > LIMITS.entryBytes || unpacked > LIMITS.unpackedBytes)
      throw new ImportRefused('too_large')
    return entry.read()
  }
  return {
    names: [...files.keys()],
    has: (name) => files.has(name),
    bytes,
    text: (name) => textOf(bytes(name)).text,
  }
}

/** What a zip file says of its entries; one is unpacked when it is read, and never beyond the size it named. */
const zipEntries = (packed: Uint8Array): Entry[] => {
  const entries: Entry[] = []
  try {
    unzipSync(packed, {
      filter: ({ name, originalSize }) => {
        if (entries.length > LIMITS.entries) throw new ImportRefused('too_many_files')
        if (!name.endsWith('/'))
          entries.push({ name, size: originalSize, read: () => unzipOne(packed, name) })
        return false
      },
    })
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused('unreadable')
  }
  return entries
}

const unzipOne = (packed: Uint8Array, wanted: string): Uint8Array => {
  try {
    const content = unzipSync(packed, { filter: ({ name }) => name === wanted })[wanted]
    if (content) return content
  } catch {
    // Damaged, encrypted, or longer than it says.
  }
  throw new ImportRefused('unreadable')
}

const BLOCK = 512

/** A gzipped tar file, as large backups are made. Links and devices are passed over. */
const tarEntries = (packed: Uint8Array): Entry[] => {
  const tar = gunzipped(packed)
  const entries: Entry[] = []
  let longName: string | undefined
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + BLOCK)
    const size = Number.parseInt(ascii(header, 124, 12), 8)
    if (!Number.isFinite(size) || size < 0) throw new ImportRefused('unreadable')
    const content = tar.subarray(at + BLOCK, at + BLOCK + size)
    const kind = ascii(header, 156, 1)
    if (kind === 'L') longName = ascii(content, 0, content.length)
    else {
      const prefix = ascii(header, 257, 5) === 'ustar' ? ascii(header, 345, 155) : ''
      const name = longName ?? [prefix, ascii(header, 0, 100)].filter(Boolean).join('/')
      longName = undefined
      if (kind === '0' || kind === '')
        entries.push({ name: name.replace(/^\.\//, ''), size, read: () => content })
      if (entries.length > LIMITS.entries) throw new ImportRefused('too_many_files')
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return entries
}

const gunzipped = (packed: Uint8Array): Uint8Array => {
  if (!isGzip(packed)) throw new ImportRefused('unreadable')
  try {
    return gunzipSync(packed, { maxOutputLength: LIMITS.unpackedBytes })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw new ImportRefused(isTooLarge ? 'too_large' : 'unreadable')
  }
}

const ascii = (bytes: Uint8Array, from: number, length: number): string => {
  const text = Buffer.from(bytes.subarray(from, from + length)).toString('utf8')
  const end = text.indexOf('\0')
  return (end === -1 ? text : text.slice(0, end)).trim()
}
