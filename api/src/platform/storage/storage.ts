import type { Readable } from 'node:stream'

/**
 * Where files live: a folder, or S3. Keys are paths of safe segments (`media/<id>/360p/seg_001.m4s`), never made of
 * what a person typed.
 */
export type Storage = {
  put: (key: string, content: Readable | Buffer, options?: { contentType?: string }) => Promise<void>
  /** The content or a part of it, nothing where that lies beyond the end; null when there is none. */
  get: (key: string, range?: StoredRange) => Promise<StoredFile | null>
  /** Removes a file, or everything below a key that ends in a slash. Removing nothing is fine. */
  remove: (key: string) => Promise<void>
  /**
   * What lies directly in a folder (its key ends in a slash), files and folders by their names without a slash, in the
   * order of the names and some at a time. What is stored or removed meanwhile may be told or not.
   */
  names: (folder: string) => AsyncIterable<readonly string[]>
  /** Asks whether it answers. @throws when it does not */
  ping: () => Promise<void>
}

/** Bytes from–to, both inclusive; to the end when `to` is left out. */
export type StoredRange = { from: number; to?: number }

export type StoredFile = { stream: Readable; /** Bytes of the whole file. */ size: number }

const safeKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\/?$/

/** Refuses keys that could leave their place; a programming error, never a person's. */
export const checkKey = (key: string): string => {
  if (!safeKey.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`)
  return key
}
