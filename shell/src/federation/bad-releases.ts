const KEY = 'kursportal-bad-releases'

const read = (): Record<string, string> => {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof known === 'object' && known !== null ? Object.fromEntries(Object.entries(known)) : {}
  } catch {
    return {}
  }
}

const write = (known: Record<string, string>): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // A browser that stores nothing only loses the way around the release that failed.
  }
}

/** Whether this release of a remote failed in this tab, so that the page was loaded anew without it. */
export const isKnownBad = (name: string, version: string): boolean => read()[name] === version

/** Remembers for this tab, across a reload, that a release failed. */
export const noteBad = (name: string, version: string): void => write({ ...read(), [name]: version })

/** Forgets it: somebody wants to try it again. */
export const forgetBad = (name: string): void => {
  const { [name]: _, ...others } = read()
  write(others)
}
