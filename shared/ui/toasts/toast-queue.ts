import { toastTimes } from '../../theme/tokens.ts'

/** What a toast tells: done, a fact, take care, did not work. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error'

/** One message; `fading` for the last 300 ms. */
export type Toast = {
  id: number
  tone: ToastTone
  text: string
  /** A word to press and what it does: "Ansehen", "Rückgängig". */
  action?: { label: string; onPress: () => void }
  /** What is to be copied by hand: it stands there until the message is closed. */
  toCopy?: string
  fading: boolean
}

type NewToast = { text: string; tone?: ToastTone } & Pick<Toast, 'action' | 'toCopy'>

/** How many stand at once; the rest wait in line, so that each is seen for its full time. */
const shownAtOnce = 3

let toasts: readonly Toast[] = []
let waiting: Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>[]>()

const publish = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const stopTimers = (id: number) => {
  for (const timer of timers.get(id) ?? []) clearTimeout(timer)
  timers.delete(id)
}

/** Takes a toast away at once and lets the next in line appear. */
export function dismissToast(id: number) {
  stopTimers(id)
  waiting = waiting.filter((toast) => toast.id !== id)
  publish(toasts.filter((toast) => toast.id !== id))
  const next = waiting.shift()
  if (next && toasts.length < shownAtOnce) appear(next)
  else if (next) waiting.unshift(next)
}

const fade = (id: number) =>
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, fading: true } : toast)))

function startTimers({ id, toCopy }: Toast) {
  stopTimers(id)
  if (toCopy !== undefined) return
  timers.set(id, [
    setTimeout(() => fade(id), toastTimes.lifetime - toastTimes.fade),
    setTimeout(() => dismissToast(id), toastTimes.lifetime),
  ])
}

function appear(toast: Toast) {
  publish([...toasts, toast])
  startTimers(toast)
}

/**
 * Shows a message for 4000 ms, fading during the last 300 (specification, section 9); with something to copy until it is
 * closed. The same text that already
 * stands or waits is not said twice. Gives the toast's id.
 */
export function showToast({ text: said, tone = 'info', action, toCopy }: NewToast): number {
  // A remote may say what is no text, such as an error; drawn as it is, it would take the frame along.
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- what is typed is not always what comes
  const text = String(said)
  const same = [...toasts, ...waiting].find(
    (toast) => toast.text === text && toast.tone === tone && toast.toCopy === toCopy,
  )
  if (same) {
    if (toasts.includes(same)) holdToast(same.id, false)
    return same.id
  }
  // Of two texts to copy the newer one is wanted; they do not go by themselves, and would leave no place for others.
  const copied = toCopy !== undefined && toasts.find((toast) => toast.toCopy !== undefined)
  if (copied) dismissToast(copied.id)
  const toast: Toast = {
    id: nextId++,
    tone,
    text,
    fading: false,
    ...(action && { action }),
    ...(toCopy !== undefined && { toCopy }),
  }
  if (toasts.length < shownAtOnce) appear(toast)
  else waiting.push(toast)
  return toast.id
}

/** Holds a toast while somebody reads it (pointer or focus on it); letting go starts its time afresh. */
export function holdToast(id: number, hold: boolean) {
  const held = toasts.find((toast) => toast.id === id)
  if (!held) return
  stopTimers(id)
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, fading: false } : toast)))
  if (!hold) startTimers(held)
}

/** Short ways to say it: `toast.success('Gespeichert')`. */
export const toast = {
  success: (text: string, action?: Toast['action']) =>
    showToast({ text, tone: 'success', ...(action && { action }) }),
  info: (text: string, action?: Toast['action']) =>
    showToast({ text, tone: 'info', ...(action && { action }) }),
  warning: (text: string, action?: Toast['action']) =>
    showToast({ text, tone: 'warning', ...(action && { action }) }),
  error: (text: string, action?: Toast['action']) =>
    showToast({ text, tone: 'error', ...(action && { action }) }),
}

/** For `useSyncExternalStore`. */
export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => toasts,
}

/** Empties the queue; for tests and for the end of a session. */
export function clearToasts() {
  for (const id of timers.keys()) stopTimers(id)
  waiting = []
  publish([])
}
