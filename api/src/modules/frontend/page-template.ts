import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the shell's `index.html`; again when it was built anew. */
export const openTemplate = (folder: string): (() => Promise<string | null>) => {
  const file = join(folder, 'index.html')
  let known: { changed: number; text: string } | null = null
  return async () => {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    if (known?.changed !== found.mtimeMs)
      known = { changed: found.mtimeMs, text: await readFile(file, 'utf8') }
    return known.text
  }
}
