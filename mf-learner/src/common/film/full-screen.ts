import { useEffect, useSyncExternalStore, type RefObject } from 'react'

/** Says of a stage that its full screen outlives the lecture (`data-stage`). */
export const LASTING = 'lasting'

/**
 * What is to fill the screen for a stage. For that of a lecture it is the page itself, of which the stage then takes all
 * the room: so the full screen goes on with the next lecture. One of several in a text fills it alone.
 */
export const fullScreenElement = (stage: HTMLElement): HTMLElement =>
  stage.dataset['stage'] === LASTING ? document.documentElement : stage

const subscribe = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

const isFull = (): boolean => document.fullscreenElement === document.documentElement

/** Whether a player of ours fills the screen. */
export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFull, () => false)

/** Leaves the full screen; nothing where there is none. */
export const leaveFullScreen = (): void => {
  // It may have ended by itself in between.
  if (isFull()) document.exitFullscreen().catch(() => undefined)
}

const besides = (element: HTMLElement): HTMLElement[] => {
  const found: HTMLElement[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) found.push(other)
  return found
}

/** While the stage fills the screen, nothing behind it gets the focus, is read out or scrolls. */
export const useInertBackground = (stage: RefObject<HTMLElement | null>, alone: boolean): void => {
  useEffect(() => {
    if (!alone || !stage.current) return undefined
    const hidden = besides(stage.current)
    // Some of it stays in the window and would lie over the stage.
    for (const element of hidden) Object.assign(element, { inert: true }).style.visibility = 'hidden'
    document.documentElement.style.overflow = 'hidden'
    return () => {
      for (const element of hidden) Object.assign(element, { inert: false }).style.visibility = ''
      document.documentElement.style.overflow = ''
    }
  }, [stage, alone])
}
