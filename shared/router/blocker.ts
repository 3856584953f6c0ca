import { useBlocker as useRouterBlocker, type Blocker, type BlockerFunction } from 'react-router-dom'
import { useEffect, useRef } from 'react'

/**
 * Keeps people on the page, for a question of its own ("Verwerfen?"): the router's hook, except that whoever goes on while
 * a first attempt still waits for an answer is let go. A page that never asks would hold them for ever otherwise.
 */
export const useBlocker = (shouldBlock: boolean | BlockerFunction): Blocker => {
  const waits = useRef(false)
  const blocker = useRouterBlocker(
    (way) => !waits.current && (typeof shouldBlock === 'function' ? shouldBlock(way) : shouldBlock),
  )
  useEffect(() => {
    waits.current = blocker.state === 'blocked'
  }, [blocker.state])
  return blocker
}
