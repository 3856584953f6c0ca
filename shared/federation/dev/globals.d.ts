/** Name of the remote under work; its development build writes it here. */
declare const REMOTE_NAME: string

interface ImportMeta {
  /** Hot replacement, in development builds only. */
  readonly webpackHot?: { accept: (module: string, changed: () => void) => void }
}
