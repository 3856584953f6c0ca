import { Box } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

/** How much of something was scrolled past the lower edge of the window, 0 to 1. */
const shareRead = (text: HTMLElement): number => {
  const { top, height } = text.getBoundingClientRect()
  return height === 0 ? 0 : Math.min(1, Math.max(0, (window.innerHeight - top) / height))
}

/** How far one has read, as a line below the bar of the page; the button at the end says the same in words. */
export const ReadingProgress = ({ text }: { text: RefObject<HTMLElement | null> }): ReactNode => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = (): void => {
      frame = 0
      if (text.current && line.current) line.current.style.transform = `scaleX(${shareRead(text.current)})`
    }
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    draw()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [text])
  return (
    <Box
      ref={line}
      aria-hidden
      sx={{
        position: 'fixed',
        top: 'var(--top-bar)',
        insetInline: 0,
        zIndex: 'appBar',
        height: 4,
        bgcolor: 'primary.main',
        transform: 'scaleX(0)',
        transformOrigin: 'left',
        pointerEvents: 'none',
      }}
    />
  )
}
