import Box from '@mui/material/Box'
import { useEffect, useRef, type ReactNode } from 'react'

type Props = { busy: boolean; children: ReactNode }

/**
 * The content of a window that goes with the answer it waits for: until then nothing is typed into it that would go as
 * well. The fields keep the focus, and take what is typed again where the answer is a refusal.
 */
export const StillWhile = ({ busy, children }: Props): ReactNode => {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = content
    if (!busy || !current) return undefined
    const refuse = (event: Event): void => event.preventDefault()
    current.addEventListener('beforeinput', refuse)
    return () => current.removeEventListener('beforeinput', refuse)
  }, [busy])
  return (
    <Box ref={content} sx={{ display: 'contents' }}>
      {children}
    </Box>
  )
}
