import { LoadFailure } from './load-failure.ts'

/** Absolute address of a file → the hash it must have. */
const expected = new Map<string, string>()
/** Folders of releases whose every script and style must have its hash. */
const guarded = new Set<string>()

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

/** From now on every file of a release is held to its hash. */
export const guardRelease = (base: string, integrity: Readonly<Record<string, string>>): void => {
  guarded.add(base)
  for (const [path, hash] of Object.entries(integrity)) expected.set(`${base}${path}`, hash)
}

/**
 * The hash the browser must check a file against; undefined for a remote under work.
 * @throws LoadFailure integrity for a file of a guarded release that has none
 */
export const integrityOf = (url: string): string | undefined => {
  const address = withoutQuery(new URL(url, location.href).href)
  const hash = expected.get(address)
  if (hash === undefined && [...guarded].some((base) => address.startsWith(base)))
    throw new LoadFailure('integrity', `${address} belongs to a release but has no hash`)
  return hash
}

/** The hash of some content, in the form browsers check. */
export const hashOf = async (content: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}
