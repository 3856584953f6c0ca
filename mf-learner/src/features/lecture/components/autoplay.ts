import { useEffect } from 'react'

/** How many lectures play on their own, without any input, before the viewer is asked whether to go on. */
const ASK_AFTER = 2

let autoplayed = 0

/** Whether the viewer gave no input for so many lectures that the next one asks first. */
export const isViewerIdle = (): boolean => autoplayed >= ASK_AFTER

/** Counts a lecture that autoplay began. */
export const countAutoplay = (): void => {
  autoplayed += 1
}

/** Input resets the count. */
export const resetAutoplayCount = (): void => {
  autoplayed = 0
}

/** While mounted, every key and pointer press resets the count. */
export const useActivityReset = (): void => {
  useEffect(() => {
    window.addEventListener('pointerdown', resetAutoplayCount, true)
    window.addEventListener('keydown', resetAutoplayCount, true)
    return () => {
      window.removeEventListener('pointerdown', resetAutoplayCount, true)
      window.removeEventListener('keydown', resetAutoplayCount, true)
    }
  }, [])
}
