import { useState } from 'react'

/** What is being typed. What is answered on another device meanwhile is what counts: it takes its place. */
export const useTyped = (saved: string): [string, (typed: string) => void] => {
  const [typed, setTyped] = useState(saved)
  const [shown, setShown] = useState(saved)
  if (saved !== shown) {
    setShown(saved)
    if (saved !== typed.trim()) setTyped(saved)
  }
  return [typed, setTyped]
}
