import { REMOTE_CHANGED, type RemoteModule } from '@kursportal/shared/federation'
import { registerTexts } from '@kursportal/shared/i18n'
import { useSyncExternalStore } from 'react'
import { isRemoteModule } from './loader/remote-module.ts'

const newest = new Map<string, RemoteModule>()
const listeners = new Set<() => void>()

const take = (event: Event): void => {
  const change: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (typeof change !== 'object' || change === null || !('name' in change) || !('module' in change)) return
  const { name, module } = change
  if (typeof name !== 'string' || !isRemoteModule(module)) return
  event.preventDefault()
  newest.set(name, module)
  registerTexts(name, module.texts)
  for (const listener of listeners) listener()
}

// Only remotes under work tell of changes.
addEventListener(REMOTE_CHANGED, take)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The remote as it is after the last edit of its texts or routes; without one as it was loaded. */
export const useNewest = (name: string, loaded: RemoteModule): RemoteModule =>
  useSyncExternalStore(subscribe, () => newest.get(name)) ?? loaded
