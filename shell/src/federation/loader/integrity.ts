import { LoadFailure } from './load-failure.ts'

/** Folder of a release → path of each script and style in it → the hash it must have. */
const guarded = new Map<string, Readonly<Record<string, string>>>()

const isHash = (text: string | undefined): boolean =>
  text !== undefined && /^sha384-[A-Za-z0-9+/]{64}$/.test(text)

/** An address without what stands behind the path. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

/** From now on every file of a release is held to its hash. */
export const guardRelease = (base: string, integrity: Readonly<Record<string, string>>): void => {
  guarded.set(base, integrity)
}

/**
 * The hash the browser must check a file against; undefined for a remote under work.
 * @param known what the entry of the release says, which was held to its own hash; the page's word goes first
 * @throws LoadFailure integrity for a file of a guarded release that has none
 */
export const integrityOf = (url: string, known?: string): string | undefined => {
  const address = withoutQuery(new URL(url, location.href).href)
  for (const [base, integrity] of guarded) {
    if (!address.startsWith(base)) continue
    // A browser heeds no hash that it cannot read, and would run the file all the same.
    const hash = integrity[address.slice(base.length)] ?? (isHash(known) ? known : undefined)
    if (hash === undefined)
      throw new LoadFailure('integrity', `${address} belongs to a release but has no hash`)
    return hash
  }
  return undefined
}

/** The hash of some content, in the form browsers check. */
export const hashOf = async (content: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}
