import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { queryString } from '../../client/call.ts'
import type { RemoteDeclaration } from '../declaration.ts'
import type { ScreenReads } from '../screen-reads.ts'

/** The address of a read, below `/api`, with a colon before each parameter of the path. */
const addressOf = ([call, query]: readonly unknown[]): string => {
  const [, path] = typeof call === 'string' ? (/^GET (\/\S+)$/.exec(call) ?? []) : []
  if (path === undefined) throw new Error(`${JSON.stringify(call)} is no read of the API`)
  const given = typeof query === 'object' && query !== null ? { ...query } : undefined
  return `${path}${queryString(given).replaceAll('%3A', ':')}`
}

/** A declaration with what its screens read first, beside the chunks that `remote.json` names for them. */
export const withReads = (declaration: RemoteDeclaration, reads: ScreenReads): RemoteDeclaration => {
  const { screens = [] } = declaration
  if (screens.some((screen) => screen.reads !== undefined))
    throw new Error('remote.json says what a screen reads; that belongs into src/reads.ts')
  const read = Object.entries(reads).map(([path, queries]) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const parameters = Object.fromEntries(names.map((name) => [name, `:${name}`]))
    const known = screens.find((screen) => screen.path === path)
    return { ...known, path, reads: queries(parameters).map(({ queryKey }) => addressOf(queryKey)) }
  })
  const others = screens.filter(({ path }) => !(path in reads))
  const all = [...read, ...others]
  return all.length > 0 ? { ...declaration, screens: all } : declaration
}

/** What the screens of a remote read first; nothing where it has no `src/reads.ts`. */
export const readsOf = async (folder: string): Promise<ScreenReads> => {
  const file = join(folder, 'src/reads.ts')
  if (!existsSync(file)) return {}
  const { default: reads }: { default: ScreenReads } = await import(pathToFileURL(file).href)
  return reads
}
