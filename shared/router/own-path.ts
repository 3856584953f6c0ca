/**
 * A path of this site that somebody may be sent to, or `undefined`. Guards `redirectTo`: other hosts, other schemes,
 * `//host`, `/\host` and control characters that browsers drop are refused.
 */
export const ownPath = (wanted: string | null | undefined): string | undefined => {
  if (!wanted || !wanted.startsWith('/')) return undefined
  const base = 'https://own.invalid'
  try {
    // Not with URL.parse, which older tablets lack.
    const url = new URL(wanted, base)
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : undefined
  } catch {
    return undefined // an address that is none
  }
}

/** The address of the login page that leads back to where somebody was. */
export const loginPath = (from: { pathname: string; search?: string; hash?: string }): string => {
  const target = `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`
  return target === '/' || target === '' ? '/login' : `/login?redirectTo=${encodeURIComponent(target)}`
}
