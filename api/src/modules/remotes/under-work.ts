import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { remoteDeclaration, type RemoteDeclaration } from '@kursportal/shared/federation'
import type { Config } from '../../platform/config.ts'

const parse = (text: string): RemoteDeclaration | undefined => {
  try {
    return remoteDeclaration.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * What the remotes under work declare now, by name, read from their `remote.json` for each page: a route or a menu entry is
 * there with the next load. One that cannot be read is left out, and what was built last holds.
 */
export const declarationsUnderWork = async ({
  devFolders,
}: Pick<Config, 'devFolders'>): Promise<ReadonlyMap<string, RemoteDeclaration>> => {
  const found = await Promise.all(
    Object.entries(devFolders).map(async ([name, folder]) => {
      const declaration = parse(await readFile(join(folder, 'remote.json'), 'utf8').catch(() => ''))
      return declaration?.name === name ? ([[name, declaration]] as const) : []
    }),
  )
  return new Map(found.flat())
}
