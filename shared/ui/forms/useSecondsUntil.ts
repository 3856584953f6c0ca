import { useEffect, useState } from 'react'

/** Whole seconds until an instant (ms since 1970), counted down; 0 from then on. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((instant - now) / 1000))
}
