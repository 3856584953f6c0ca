import { claimOf, type RemoteRegistration } from '@kursportal/shared/federation'
import { firstFiles } from './first-files.ts'

const begun = new Set<string>()

/** Whether somebody asked their browser to spare the line, or the line is so slow that it is better left alone. */
const sparesTheLine = (): boolean => {
  const line: unknown = Reflect.get(navigator, 'connection')
  if (typeof line !== 'object' || line === null) return false
  return Reflect.get(line, 'saveData') === true || String(Reflect.get(line, 'effectiveType')).endsWith('2g')
}

/** The page fetched it itself: what is shown now need not be fetched ahead. */
const isThere = (href: string): boolean =>
  performance.getEntriesByName(new URL(href, location.href).href, 'resource').length > 0

/**
 * Fetches ahead what an address will need when somebody seems about to go there, unless the line is to be spared.
 * The files go to the browser's cache; nothing of them runs.
 */
export const prefetch = (remotes: readonly RemoteRegistration[], pathname: string): void => {
  const claim = claimOf(remotes, pathname)
  if (!claim || claim.remote.reason === 'development' || sparesTheLine()) return
  for (const file of firstFiles(claim.remote, pathname)) {
    const href = `${claim.remote.base_url}${file}`
    if (begun.has(href)) continue
    begun.add(href)
    if (isThere(href)) continue
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = 'script'
    link.href = href
    document.head.append(link)
  }
}
