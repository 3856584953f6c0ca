// Written anew for each build: every remote of the repository, imported statically.
declare module 'one-bundle-remotes' {
  import type { RemoteModule } from '@kursportal/shared/federation'

  export const remotes: Readonly<Record<string, RemoteModule>>
}
