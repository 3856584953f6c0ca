import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { platformPermissions, shellFile, type ShellOffer } from '@kursportal/shared/federation'
import type { Config } from '../../platform/config.ts'

const shellFolder = fileURLToPath(new URL('../../../../shell/dist/', import.meta.url))
const known = new Map<string, { changed: number; offer: ShellOffer | undefined }>()

/**
 * What the shell that is served now provides, as its build left it in `shell.json`; read again when it was built anew.
 * Undefined while there is no built shell: then nobody can tell what fits.
 */
export const readShellOffer = async ({
  shellDir,
}: Pick<Config, 'shellDir'>): Promise<ShellOffer | undefined> => {
  const file = join(shellDir ?? shellFolder, 'shell.json')
  const found = await stat(file).catch(() => null)
  if (!found) return undefined
  const before = known.get(file)
  if (before?.changed === found.mtimeMs) return before.offer
  const offer = parse(await readFile(file, 'utf8').catch(() => ''))
  known.set(file, { changed: found.mtimeMs, offer })
  return offer
}

const parse = (text: string): ShellOffer | undefined => {
  try {
    return { ...shellFile.parse(JSON.parse(text)), permissions: platformPermissions }
  } catch {
    return undefined
  }
}
