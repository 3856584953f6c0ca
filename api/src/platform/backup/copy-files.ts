import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../errors.ts'

/**
 * Copies the files of a folder and of those below it, and answers how many. What is still being written (`….part`) is left
 * out, and what is removed meanwhile is passed over: the platform goes on. A folder that is not there has none.
 */
export const copyFiles = async (from: string, to: string): Promise<number> => {
  const names = await unlessGone(() => readdir(from))
  if (!names) return 0
  await mkdir(to, { recursive: true })
  let copied = 0
  for (const name of names) {
    if (name.endsWith('.part')) continue
    const [source, target] = [join(from, name), join(to, name)]
    // What is a link stands on another disk: its files are what is copied.
    const found = await unlessGone(() => stat(source))
    if (found?.isDirectory()) copied += await copyFiles(source, target)
    if (found?.isFile() && (await unlessGone(() => copyFile(source, target).then(() => true)))) copied += 1
  }
  return copied
}

const unlessGone = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
