import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import { checkKey, type Storage } from './storage.ts'

/** Files in a local folder. A file appears whole or not at all (written beside, then renamed). */
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
    const path = join(root, checkKey(key))
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    const stream = createReadStream(path, range ? { start: range.from, end: range.to } : {})
    return { stream, size: found.size }
  },
  remove: (key) => rm(join(root, checkKey(key)), { recursive: key.endsWith('/'), force: true }),
})
