import { useEffect, useState } from 'react'
import { useSession } from '../../store/platform.ts'
import { browserCopies } from './browser-copies.ts'
import { createKeeper } from './keeper.ts'
import type { KeptCopy, ParseCopy } from './kept-copy.ts'
import { holdLease } from './leases.ts'

const leavings = ['beforeunload', 'pagehide'] as const

/** Who is logged in; a copy is still theirs when the session has ended meanwhile. */
const useOwner = (): string => {
  const session = useSession()
  const [userId] = useState(() => session?.user.id ?? '')
  return userId
}

/**
 * A copy in the browser of what somebody types into a part, until the server has it: it outlives a reload, a crash, a
 * closed tab and a session that has ended. Forms of the same part that are open at once, in two tabs, have a copy each;
 * what a form left that is not open any more is given to the next one that opens.
 * @param part names it, such as `text/<id of the lecture>`; each person has copies of their own
 * @param parse gives the value, or undefined when it is not of the kind one expects
 * @param copies where it lies: in the browser, or in this tab alone
 * @returns `kept`: what an earlier visit left, null for nothing, undefined while that is read
 */
export const useKeptCopy = <Value>(part: string, parse: ParseCopy<Value>, copies = browserCopies) => {
  const userId = useOwner()
  const [kept, setKept] = useState<KeptCopy<Value> | null>()
  const [place] = useState(() => ({ userId, part, holder: crypto.randomUUID() }))
  const [keeper] = useState(() => createKeeper(place, copies))
  const [take] = useState(() => () => copies.take(place, parse))
  const [expire] = useState(() => copies.expire)
  useEffect(() => {
    let gone = false
    let lease = holdLease(place.holder)
    void expire(new Date())
    const open = async (): Promise<void> => {
      await lease.granted
      const copy = await take()
      if (gone) return
      keeper.goOnFrom(copy)
      setKept(copy)
    }
    void open()
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.write()
    }
    // Before the page that comes in its place looks for what this one leaves.
    const letGo = (): void => lease.release()
    const cameBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) lease = holdLease(place.holder)
    }
    document.addEventListener('visibilitychange', hidden)
    // The first of both comes before the browser asks whether to leave, while there is time.
    for (const leaving of leavings) window.addEventListener(leaving, keeper.write)
    window.addEventListener('pagehide', letGo)
    window.addEventListener('pageshow', cameBack)
    return () => {
      gone = true
      keeper.write()
      lease.release()
      document.removeEventListener('visibilitychange', hidden)
      for (const leaving of leavings) window.removeEventListener(leaving, keeper.write)
      window.removeEventListener('pagehide', letGo)
      window.removeEventListener('pageshow', cameBack)
    }
  }, [keeper, place, take, expire])
  return { kept, keeper }
}

/** Whether something was kept of a part that no form shows: it waits for one that opens. */
export const useIsKept = (part: string, parse: (value: unknown) => unknown): boolean => {
  const userId = useOwner()
  const [isKept, setKept] = useState(false)
  const [look] = useState(() => () => browserCopies.read({ userId, part }, parse))
  useEffect(() => {
    let gone = false
    const read = async (): Promise<void> => {
      const copy = await look()
      if (!gone) setKept(copy !== null)
    }
    void read()
    return () => {
      gone = true
    }
  }, [look])
  return isKept
}
