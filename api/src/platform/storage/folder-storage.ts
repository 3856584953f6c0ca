import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import { checkKey, type Storage } from './storage.ts'

/**
 * Files in a local folder. A file appears whole or not at all (written beside, then renamed), and what was found stays
 * readable to its end when it is removed or replaced meanwhile: it is open before it is answered.
 */
export const openFolderStorage = (root: string): Storage => ({
  put: async (key, content) => {
    const target = join(root, checkKey(key))
    const beside = `${target}.${newId()}.part`
    await mkdir(dirname(target), { recursive: true })
    try {
      await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, createWriteStream(beside))
      await rename(beside, target)
    } catch (error) {
      await rm(beside, { force: true })
      throw error
    }
  },
  get: async (key, range) => {
    const file = await open(join(root, checkKey(key))).catch(() => null)
    const found = await file?.stat()
    if (!file || !found?.isFile()) {
      await file?.close()
      return null
    }
    const stream = file.createReadStream(
      range ? { start: range.from, ...(range.to === undefined ? {} : { end: range.to }) } : {},
    )
    return { stream, size: found.size }
  },
  remove: (key) => rm(join(root, checkKey(key)), { recursive: key.endsWith('/'), force: true }),
  names: (folder) => namesIn(join(root, checkKey(folder))),
  ping: () => Promise.resolve(),
})

/** Files that are still being written beside are not there yet. */
async function* namesIn(folder: string): AsyncGenerator<readonly string[]> {
  const found = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  yield found.filter((name) => !name.endsWith('.part')).toSorted()
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
