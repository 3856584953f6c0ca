import { canonical } from '../../domain/versions/canonical.ts'
import { digest } from '../../domain/texts/digest.ts'
import { browserCopies } from './browser-copies.ts'
import type { CopyPlace, KeptCopy } from './kept-copy.ts'

/** Milliseconds between two copies while somebody types. */
const PAUSE = 500

/** What is kept of a form as it stands. */
type Reading = () => { value: unknown; version: string }

/** What is sent, by what it is called: the fields of a form, or `text`. */
type Content = object

const namesOf = (content: Content): string[] =>
  Object.entries(content).map(([name, value]) => `${name} ${digest(canonical(value))}`)

/**
 * Keeps at most one copy of an open form each half second, the first one at once; what waits is written when the page is
 * left. It knows too what was sent and never answered: what the server has of that is nobody else's version.
 */
export const createKeeper = (place: CopyPlace, copies = browserCopies) => {
  let last: { read: Reading; at: string } | undefined
  let isWaiting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const unanswered = new Set<string>()
  const write = (): void => {
    if (!isWaiting || !last) return
    isWaiting = false
    const { read, at } = last
    void copies.keep(place, { ...read(), at, ...(unanswered.size > 0 && { sent: [...unanswered] }) })
  }
  const pause = (): void => {
    const isIdle = !isWaiting
    write()
    timer = isIdle ? undefined : setTimeout(pause, PAUSE)
  }
  return {
    /** Who types. */
    userId: place.userId,
    /** Keeps what `read` gives, now or once the pause is over. */
    keep: (read: Reading): void => {
      last = { read, at: new Date().toISOString() }
      isWaiting = true
      if (timer === undefined) pause()
    },
    forget: (): void => {
      clearTimeout(timer)
      timer = undefined
      isWaiting = false
      last = undefined
      unanswered.clear()
      void copies.forget(place)
    },
    /** Writes what waits. */
    write,
    /** The form shows what an earlier visit left, and knows what that one has sent. */
    goOnFrom: (copy: KeptCopy<unknown> | null): void => {
      if (!copy) return
      last ??= { read: () => copy, at: copy.at }
      for (const name of copy.sent ?? []) unanswered.add(name)
    },
    /** This is on its way to the server from now on: a page that goes before the answer leaves word of it. */
    sending: (content: Content): void => {
      for (const name of namesOf(content)) unanswered.add(name)
      isWaiting = last !== undefined
      write()
    },
    /** The server has what was sent. */
    answered: (): void => unanswered.clear(),
    /** Whether something was sent and never answered. */
    isUnanswered: (): boolean => unanswered.size > 0,
    /** Whether this was sent from here and never answered: then it is what the server has of it. */
    isOwn: (content: Content): boolean => namesOf(content).every((name) => unanswered.has(name)),
  }
}

/** See {@link createKeeper}. */
export type Keeper = Omit<ReturnType<typeof createKeeper>, 'write' | 'goOnFrom'>
