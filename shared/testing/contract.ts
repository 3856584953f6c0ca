import { readFileSync } from 'node:fs'
import { satisfiesCaret } from '../federation/caret.ts'
import { SHELL_CONTRACT_VERSION } from '../federation/contract-version.ts'
import { remoteDeclaration } from '../federation/declaration.ts'
import type { RemoteModule, RemoteRoute, TextBundle } from '../federation/remote-module.ts'
import { isBelow } from '../federation/address-space.ts'

/** The whole path of each line of a route table. */
export const paths = (routes: readonly RemoteRoute[], above = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const whole = path.startsWith('/') ? path : `${above}/${path}`
    return [whole, ...paths(children ?? [], whole)]
  })

const sentences = (texts: TextBundle): unknown[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'object' ? sentences(text) : [text]))

/**
 * What a remote and the shell promise each other, as far as running can show it: `remote.json` is valid and written for
 * this shell, every place it names is filled, every route lies below a declared prefix, every menu entry leads to one of its own, every text is a sentence.
 * Whether names and types fit, `typeErrors` shows.
 * @param declarationFile the remote's `remote.json`
 */
export const brokenPromises = (
  declarationFile: URL,
  { routes, texts, places = {} }: RemoteModule,
): string[] => {
  const declaration = remoteDeclaration.parse(JSON.parse(readFileSync(declarationFile, 'utf8')))
  const declaredPlaces = (declaration.places ?? []).map(({ name }) => name)
  const own = (path: string): boolean => declaration.routes.some(({ prefix }) => isBelow(path, prefix))
  return [
    ...(satisfiesCaret(SHELL_CONTRACT_VERSION, declaration.shell_contract)
      ? []
      : [`is written for ${declaration.shell_contract}, the shell has ${SHELL_CONTRACT_VERSION}`]),
    ...(routes.length > 0 ? [] : ['has no routes']),
    ...paths(routes)
      .filter((path) => !own(path))
      .map((path) => `the route ${path} lies below no prefix of remote.json`),
    ...declaration.nav
      .filter(({ path }) => !own(path))
      .map(({ path }) => `the menu entry ${path} leads to another remote`),
    ...declaredPlaces.filter((name) => !places[name]).map((name) => `has nothing for the place ${name}`),
    ...Object.keys(places)
      .filter((name) => !declaredPlaces.includes(name))
      .map((name) => `fills the place ${name}, which remote.json does not name`),
    ...sentences(texts)
      .filter((text) => typeof text !== 'string' || text.trim() === '')
      .map((text) => `${JSON.stringify(text)} is no text`),
  ]
}
