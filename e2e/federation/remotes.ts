import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { remoteDeclaration } from '@kursportal/shared/federation'

const root = new URL('../../', import.meta.url)

/** A page of a remote, and what people know the remote by. */
export type KnownRemote = {
  name: string
  title: string
  path: string
  /** What its entry in the bar says; undefined where it has none. */
  label: string | undefined
}

/** Every remote of this repository, from its own declaration. */
export const remotes: readonly KnownRemote[] = readdirSync(root)
  .map((folder) => new URL(`${folder}/remote.json`, root))
  .filter((file) => existsSync(file))
  .map((file) => remoteDeclaration.parse(JSON.parse(readFileSync(file, 'utf8'))))
  .map(({ name, title, nav, routes }) => {
    const entry = nav.find(({ place }) => place === 'top')
    return { name, title, path: entry?.path ?? routes[0]?.prefix ?? '/', label: entry?.label }
  })
