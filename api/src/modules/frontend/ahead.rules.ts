import { kitChunk, screenAt } from '@kursportal/shared/federation'
import type { ResolvedRemote } from '../remotes/present-remote.ts'

/** A file to fetch ahead; what asks for it later must name the same hash. */
export type Preload = { url: string; integrity: string | undefined }

/** What a first screen needs, as it comes with the page. */
export type Ahead = {
  /** Files of the remote, which the browser fetches while it still reads the page. */
  preload: readonly Preload[]
  /** Names of chunks of the shell: the kit's parts that come later otherwise. */
  kit: readonly string[]
  /** Calls below `/api` whose answers stand in the page. */
  reads: readonly string[]
}

/**
 * What the first screen of a remote needs at an address; nothing where no remote is shown.
 * @param search the address's query: with one a screen reads something else, so nothing is read ahead
 */
export const aheadOf = (
  remote: ResolvedRemote | undefined,
  { pathname, search }: { pathname: string; search: string },
): Ahead => {
  if (!remote) return { preload: [], kit: [], reads: [] }
  const { base_url, integrity = {}, declaration } = remote.registration
  const { entry, chunks, kit } = remote.preload
  const { chunk, reads } = screenAt(declaration, pathname)
  return {
    preload: [...entry, ...(chunk ? (chunks[chunk] ?? []) : [])]
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ url: `${base_url}${file}`, integrity: integrity[file] })),
    kit: (chunk ? (kit?.[chunk] ?? []) : []).map(kitChunk),
    reads: search === '' ? reads : [],
  }
}
