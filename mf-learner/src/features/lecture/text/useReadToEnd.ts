import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/**
 * Calls back once the end of a text was in sight and the text had been open for long enough.
 * @param seconds how long it must have been open, at least
 */
export const useReadToEnd = (
  end: RefObject<HTMLElement | null>,
  seconds: number | undefined,
  onRead: () => void,
): void => {
  const [seen, setSeen] = useState(false)
  const [waited, setWaited] = useState(false)
  const read = useEffectEvent(onRead)
  const ready = seconds !== undefined
  useEffect(() => {
    if (!end.current || !ready) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, ready])
  useEffect(() => {
    if (seconds === undefined) return undefined
    const timer = setTimeout(() => setWaited(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  useEffect(() => {
    if (seen && waited) read()
  }, [seen, waited])
}
