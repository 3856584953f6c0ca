import { Box } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'

/** What the bar on top covers, in px. */
const CLEAR = 96

/** A block in the builder's frame: comes into sight and gets a line round it while it is worked on. */
export const PreviewedBlock = ({
  id,
  selected,
  children,
}: {
  id: string
  selected: boolean
  children: ReactNode
}): ReactNode => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const place = ref.current
    if (!selected || !place) return
    const { top, bottom } = place.getBoundingClientRect()
    // `scrollIntoView` would move the page around the frame as well.
    if (top < CLEAR || bottom > window.innerHeight) window.scrollTo({ top: window.scrollY + top - CLEAR })
  }, [selected])
  return (
    <Box
      ref={ref}
      data-block={id}
      sx={{
        cursor: 'pointer',
        borderRadius: '14px',
        outline: '3px solid transparent',
        outlineOffset: 10,
        '&:hover': { outlineColor: (theme) => theme.vars?.palette.divider },
        ...(selected && { '&, &:hover': { outlineColor: (theme) => theme.vars?.palette.focus } }),
      }}
    >
      {children}
    </Box>
  )
}
