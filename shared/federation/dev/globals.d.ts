/** Name of the remote under work; its development build writes it here. */
declare const REMOTE_NAME: string

interface ImportMeta {
  /** Hot replacement, in development builds only. */
  readonly webpackHot?: { accept: (module: string, changed: () => void) => void }
}

/** The `src/remote.tsx` of the remote under work: its development build puts that in this place. */
declare module 'remote-under-work' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would make this file a module of its own
  const remote: import('../remote-module.ts').RemoteModule
  export default remote
}
