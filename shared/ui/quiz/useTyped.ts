import { useEffect, useEffectEvent, useState } from 'react'

/** When nobody has typed for so long, what stands there is saved; in milliseconds. */
const PAUSE_MS = 1000

/**
 * What is being typed, saved without the spaces around it once somebody pauses or goes on, so that a closed tab costs no
 * more than the last second. What is answered on another device meanwhile is what counts: it takes its place.
 * @returns what stands there, what types, and what saves it at once
 */
export const useTyped = (
  saved: string,
  onSave: (typed: string) => void,
): [string, (typed: string) => void, () => void] => {
  const [typed, setTyped] = useState(saved)
  const [shown, setShown] = useState(saved)
  if (saved !== shown) {
    setShown(saved)
    if (saved !== typed.trim()) setTyped(saved)
  }
  const save = (text: string): void => {
    if (text.trim() !== saved) onSave(text.trim())
  }
  const onPause = useEffectEvent(save)
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped, () => save(typed)]
}
