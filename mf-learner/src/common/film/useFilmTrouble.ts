import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlayerFailure } from './player-failure.ts'

/** How often an address is renewed without a second of film in between before something else must be wrong. */
const RENEWALS = 2

/** What keeps a film from playing, and how it goes on. */
type FilmTrouble = {
  /** What the person has to be told; nothing while it goes on by itself. */
  trouble: PlayerFailure | undefined
  onFailure: (failure: PlayerFailure) => void
  /** How often it was begun again: an address that is asked for anew is mostly the same, and is loaded again with each. */
  tries: number
  /** The film plays. */
  onPlaying: () => void
  /** Another try, from the beginning of all tries. */
  again: () => Promise<void>
}

/**
 * Gets a film going again: an address that has run out is renewed, and where the line was gone it is tried again as soon
 * as there is one.
 * @param renew asks for a new address; false when there is none
 */
export const useFilmTrouble = (renew: () => Promise<boolean>): FilmTrouble => {
  const [trouble, setTrouble] = useState<PlayerFailure>()
  const [tries, setTries] = useState(0)
  const renewals = useRef(0)
  const goOn = async (): Promise<void> => {
    renewals.current += 1
    if (await renew()) setTries((before) => before + 1)
    else setTrouble(navigator.onLine ? 'broken' : 'offline')
  }
  const again = async (): Promise<void> => {
    setTrouble(undefined)
    renewals.current = 0
    await goOn()
  }
  const onOnline = useEffectEvent(() => {
    if (trouble === 'offline') void again()
  })
  useEffect(() => {
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return {
    trouble,
    tries,
    onFailure: (failure) => {
      if (failure === 'expired' && renewals.current < RENEWALS) void goOn()
      else setTrouble(failure === 'expired' ? 'broken' : failure)
    },
    onPlaying: () => {
      renewals.current = 0
      setTrouble(undefined)
    },
    again,
  }
}
