import { claimOf, type RemoteRegistration } from '@kursportal/shared/federation'

const begun = new Set<string>()

/** Whether somebody asked their browser to spare the line. */
const savesData = (): boolean => {
  const line: unknown = Reflect.get(navigator, 'connection')
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true
}

/** The scripts the first screen of a remote begins with: its entry, its route table, the page's own chunk. */
export const firstFiles = (
  { integrity = {} }: Pick<RemoteRegistration, 'integrity'>,
  chunk: string | undefined,
): string[] =>
  Object.keys(integrity).filter((path) =>
    ['entry', 'remote', chunk].some(
      (name) => name !== undefined && path.startsWith(`${name}.`) && path.endsWith('.js'),
    ),
  )

/**
 * Fetches ahead what an address will need when somebody seems about to go there, unless they want to spare the line.
 * The files go to the browser's cache; nothing of them runs.
 */
export const prefetch = (remotes: readonly RemoteRegistration[], pathname: string): void => {
  const claim = claimOf(remotes, pathname)
  if (!claim || claim.remote.reason === 'development' || savesData()) return
  for (const file of firstFiles(claim.remote, claim.route.chunk)) {
    const href = `${claim.remote.base_url}${file}`
    if (begun.has(href)) continue
    begun.add(href)
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = 'script'
    link.href = href
    document.head.append(link)
  }
}
