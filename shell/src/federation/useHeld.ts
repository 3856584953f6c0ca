import { hasUnsaved } from '@kursportal/shared/store'
import { useEffect, useState } from 'react'
import { isPlaying } from './is-playing.ts'

/** Milliseconds between two looks whether it is saved. */
const LOOK = 500

/**
 * Keeps what is shown at an address for as long as something typed there is not saved or something plays, though it
 * should be gone: its remote was switched off meanwhile, or a question takes its place.
 * @param shown what belongs to the address, the same object each time; undefined once nothing does
 */
export const useHeld = <T>(shown: T | undefined, pathname: string): T | undefined => {
  const [last, setLast] = useState<{ shown: T; pathname: string }>()
  const [, lookAgain] = useState(0)
  if (shown !== undefined && (last?.shown !== shown || last.pathname !== pathname))
    setLast({ shown, pathname })
  const isHeld = shown === undefined && last?.pathname === pathname && (hasUnsaved() || isPlaying())
  // Once it went it stays away: what is typed into what took its place does not bring it back.
  if (shown === undefined && last && !isHeld) setLast(undefined)
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setInterval(() => lookAgain((looks) => looks + 1), LOOK)
    return () => clearInterval(timer)
  }, [isHeld])
  return isHeld ? last.shown : shown
}
