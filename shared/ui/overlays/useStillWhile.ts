import { useEffect } from 'react'

/**
 * The content of a window that goes with the answer it waits for: until then nothing is typed into it that would go as
 * well. The fields keep the focus, and take what is typed again where the answer is a refusal.
 */
export const useStillWhile = (busy: boolean, content: HTMLElement | null): void => {
  useEffect(() => {
    if (!busy || !content) return undefined
    const refuse = (event: Event): void => event.preventDefault()
    content.addEventListener('beforeinput', refuse)
    return () => content.removeEventListener('beforeinput', refuse)
  }, [busy, content])
}
