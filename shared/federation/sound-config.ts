import type { Bootstrap } from './bootstrap.ts'
import type { RemoteDeclaration } from './declaration.ts'
import type { RemoteRegistration } from './registration.ts'

type Config = Bootstrap['system_config']
type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const haveText = (value: unknown, ...names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => typeof value[name] === 'string')
const isList = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)
const isTextList = (value: unknown, name: string): boolean =>
  isObject(value) && (value[name] === undefined || isList(value[name], (one) => typeof one === 'string'))
const isTexts = (value: unknown): boolean =>
  value === undefined || (isObject(value) && isList(Object.values(value), (one) => typeof one === 'string'))

/** Whether the area of an entry of the menu is not told, one path or several. */
const hasArea = (entry: unknown): boolean => {
  const area = isObject(entry) ? entry['active_below'] : undefined
  return area === undefined || isList([area].flat(), (path) => typeof path === 'string')
}

const isDeclaration = (value: unknown): value is RemoteDeclaration =>
  haveText(value, 'name', 'title', 'shell_contract') &&
  isObject(value) &&
  isList(value['routes'], (route) => haveText(route, 'prefix')) &&
  (value['screens'] === undefined ||
    isList(value['screens'], (screen) => haveText(screen, 'path') && isTextList(screen, 'reads'))) &&
  (value['places'] === undefined || isList(value['places'], (place) => haveText(place, 'name'))) &&
  isList(value['nav'], (entry) => haveText(entry, 'key', 'label', 'path', 'place') && hasArea(entry))

/** What is enough of a remote to draw the menu and to say what cannot be opened. */
type Known = Pick<RemoteRegistration, 'name' | 'version' | 'declaration'>
const isKnown = (value: unknown): value is Known =>
  haveText(value, 'name', 'version') && isObject(value) && isDeclaration(value['declaration'])

/** Whether flags are told that cannot be read. */
const haveFlags = (value: object): boolean =>
  !('flags' in value) || value.flags === undefined || isObject(value.flags)

const isWhole = (value: unknown): value is RemoteRegistration =>
  isKnown(value) &&
  haveText(value, 'base_url', 'manifest_url', 'reason') &&
  'previous' in value &&
  (value.previous === null ||
    haveText(value.previous, 'version', 'base_url', 'release_url', 'release_integrity')) &&
  isTexts('integrity' in value ? value.integrity : undefined) &&
  isTexts('shared' in value ? value.shared : undefined) &&
  haveFlags(value)

const soundRemote = (remote: unknown): RemoteRegistration[] => {
  if (isWhole(remote)) return [remote]
  reportError(new Error('The registry says something of a remote that cannot be read', { cause: remote }))
  if (!isKnown(remote)) return []
  const { name, version, declaration } = remote
  // An empty manifest lets its load fail in words, in its place.
  const nothing = { base_url: '/', manifest_url: '', manifest: {}, reason: 'active', previous: null } as const
  return [{ name, version, declaration, ...nothing }]
}

/**
 * What the platform says of itself, with only such remotes as can be read: one that is told wrongly fails in its own
 * place and takes nobody along. Written by hand: it is asked before the first screen, and a schema would put the whole
 * schema library into the shell's first file.
 * @throws Error when there is no list of remotes at all
 */
export const soundConfig = (config: Config): Config => {
  const told: unknown = config
  const federation = isObject(told) ? told['federation'] : undefined
  if (!isObject(told) || !Array.isArray(told['remotes']) || !isObject(federation))
    throw new Error('The registry cannot be read')
  if (!Array.isArray(federation['disabled']) || !Array.isArray(federation['override_origins']))
    throw new Error('The registry cannot be read')
  return { ...config, remotes: told['remotes'].flatMap(soundRemote) }
}
