import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  platformPermissions,
  SHELL,
  shellFile,
  type ReleaseFile,
  type ShellOffer,
} from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import { releasesServed } from './releases-served.ts'

const known = new Map<string, { changed: number; offer: ShellOffer | undefined }>()

/** What a release of the shell provides; undefined where its build did not say. */
export const offerOf = ({ shell_contract, provides }: ReleaseFile): ShellOffer | undefined =>
  provides && { contract_version: shell_contract, provides, permissions: platformPermissions }

/**
 * What the shells provide that somebody is served now: the active release and those being rolled out, or the one of the
 * folder that is served instead. Undefined stands for one nobody can tell about.
 */
export const readShellOffers = async ({
  db,
  config: { shellDir },
}: Pick<Context, 'db' | 'config'>): Promise<(ShellOffer | undefined)[]> => {
  if (shellDir !== undefined) return [await readFolderOffer(shellDir)]
  const served = await releasesServed({ db }, SHELL)
  return served.length > 0 ? served.map(({ release }) => offerOf(release)) : [undefined]
}

/** What the build in a folder left in `shell.json`; read again when it was built anew. */
export const readFolderOffer = async (folder: string): Promise<ShellOffer | undefined> => {
  const file = join(folder, 'shell.json')
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
