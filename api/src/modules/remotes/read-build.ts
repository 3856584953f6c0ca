import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuiltFiles } from './build.rules.ts'

/** Reads a build folder; source maps and the bundler's statistics stay at home. Empty when there is no such folder. */
export const readBuild = async (folder: string): Promise<BuiltFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile() && !/\.map$|^mf-stats\.json/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = files.map(
    async (file) => [relative(folder, file).split(sep).join('/'), await readFile(file)] as const,
  )
  return new Map(await Promise.all(contents))
}
