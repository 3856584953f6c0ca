import { useSession } from '@kursportal/shared/store'
import { useEffect, useState } from 'react'
import { forgetCopy, keepCopy, readCopy, deleteExpiredCopies, type KeptCopy } from './kept-copies.ts'

/** Milliseconds between two copies while somebody types. */
const PAUSE = 500

const leavings = ['beforeunload', 'pagehide'] as const

/** Keeps at most one copy each half second, the first one at once; what waits is written when the page is left. */
const createKeeper = (userId: string, part: string) => {
  let waiting: (() => { value: unknown; version: string }) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = (): void => {
    const now = waiting?.()
    waiting = undefined
    if (now) void keepCopy(userId, part, { ...now, at: new Date().toISOString() })
  }
  const pause = (): void => {
    const isIdle = waiting === undefined
    write()
    timer = isIdle ? undefined : setTimeout(pause, PAUSE)
  }
  return {
    /** Keeps what `read` gives, now or once the pause is over. */
    keep: (read: () => { value: unknown; version: string }): void => {
      waiting = read
      if (timer === undefined) pause()
    },
    forget: (): void => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
      void forgetCopy(userId, part)
    },
    write,
  }
}

/** See {@link useKeptCopy}. */
export type Keeper = Pick<ReturnType<typeof createKeeper>, 'keep' | 'forget'>

/**
 * A copy in the browser of what somebody types into a part, until the server has it: it outlives a reload, a crash, a
 * closed tab and a session that has ended.
 * @param part names it, such as `text/<id of the lecture>`; each person has copies of their own
 * @param parse gives the value, or undefined when it is not of the kind one expects
 * @returns `kept`: what an earlier visit left, null for nothing, undefined while that is read
 */
export const useKeptCopy = <Value>(part: string, parse: (value: unknown) => Value | undefined) => {
  const session = useSession()
  // It is still theirs when the session has ended meanwhile.
  const [userId] = useState(() => session?.user.id ?? '')
  const [kept, setKept] = useState<KeptCopy<Value> | null>()
  const [keeper] = useState(() => createKeeper(userId, part))
  const [readOnce] = useState(() => () => readCopy(userId, part, parse))
  useEffect(() => {
    let gone = false
    void deleteExpiredCopies(new Date())
    const read = async (): Promise<void> => {
      const copy = await readOnce()
      if (!gone) setKept(copy)
    }
    void read()
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.write()
    }
    document.addEventListener('visibilitychange', hidden)
    // The first of both comes before the browser asks whether to leave, while there is time.
    for (const leaving of leavings) window.addEventListener(leaving, keeper.write)
    return () => {
      gone = true
      keeper.write()
      document.removeEventListener('visibilitychange', hidden)
      for (const leaving of leavings) window.removeEventListener(leaving, keeper.write)
    }
  }, [keeper, readOnce])
  return { kept, keeper: keeper as Keeper }
}
