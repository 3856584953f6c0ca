/**
 * What the shell offers to webpack's own chunk loading in remotes, under this name on the global object: files are
 * fetched the way entries are, held to their hash and the time limit and tried again. A remote in a shell without it
 * loads its chunks itself.
 */
export const GUARDED_CHUNKS = 'KURSPORTAL_CHUNKS'

/** How webpack hears what became of a script. */
export type ChunkEvent = { type: string; target: { src: string } }

/** See {@link GUARDED_CHUNKS}. */
export type GuardedChunks = {
  /**
   * Runs a script of a remote and says what became of it.
   * @param integrity its hash as the entry knows it, which was held to its own; needed where the page does not name it
   */
  loadScript: (url: string, integrity?: string) => Promise<ChunkEvent>
  /** The hash a style of a remote must have, for releases from before style files were refused; empty where none is known. */
  integrityOf: (url: string) => string
}
