// Takes the place of the shell's own `federation/loader/load-remote.ts` in the one bundle: the code is there already.
import type { RemoteModule, RemoteRegistration } from '@kursportal/shared/federation'
import { registerTexts } from '@kursportal/shared/i18n'
import { remotes } from 'one-bundle-remotes'

const VERSION = 'one-bundle'

const loaded = new Map<string, Promise<{ module: RemoteModule; version: string }>>()
for (const [name, module] of Object.entries(remotes)) {
  registerTexts(name, module.texts)
  loaded.set(name, Promise.resolve({ module, version: VERSION }))
}

const nothing = (): void => undefined

/** The remote, which is part of the bundle. */
export const loadRemote = ({ name }: RemoteRegistration) =>
  loaded.get(name) ?? Promise.reject(new Error(`${name} is not part of the bundle`))

/** For a place in another remote's page it is the same. */
export const loadForPlace = (registration: RemoteRegistration) => loadRemote(registration)

/** There is one release for as long as the page lives. */
export const inUse = (registration: RemoteRegistration): RemoteRegistration => registration

/** Nobody counts how loading went. */
export const noteShown = nothing
/** Nothing takes the place of what failed. */
export const noteFailure = nothing
/** Nothing is fetched, so nothing is fetched again. */
export const tryAgain = nothing
/** There is no other release. */
export const noteNavigation = nothing
/** No page is left out. */
export const noteUnusable = nothing
/** What runs is the bundle; nothing of it is taken back. */
export const ranHere = (): [] => []
