import { REMOTE_CHANGED } from '../remote-changed.ts'
import type { RemoteModule } from '../remote-module.ts'

const beginAnew = (): void => location.reload()

/** Whether a remote's own page stands in the frame; a panel stands there once it failed. */
const isShown = (): boolean => document.querySelector('[data-remote]:not([data-place])') !== null

/**
 * Tells the page of an edit, which goes on with what the remote is now. It begins anew where nobody heard it, and where the
 * remote failed before: its panel would stay, whatever is mended.
 */
export const tellEdit = (name: string, module: RemoteModule, reload = beginAnew): void => {
  const event = new CustomEvent(REMOTE_CHANGED, { detail: { name, module }, cancelable: true })
  if (dispatchEvent(event) || !isShown()) reload()
}

const running = new Set<string>()
const RUNNING = 'KURSPORTAL_UNDER_WORK'

/**
 * Begins the page anew where the remote runs on it a second time ("Erneut versuchen"): of two that take edits under one name,
 * neither shows them.
 */
export const runOnce = (name: string, reload = beginAnew): void => {
  const known: unknown = Reflect.get(globalThis, RUNNING)
  const names: Set<unknown> = known instanceof Set ? known : running
  if (names.has(name)) reload()
  names.add(name)
  Reflect.set(globalThis, RUNNING, names)
}
