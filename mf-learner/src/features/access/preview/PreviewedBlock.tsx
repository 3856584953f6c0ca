import { Box } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'

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
    if (selected) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [selected])
  return (
    <Box
      ref={ref}
      data-block={id}
      sx={{
        cursor: 'pointer',
        scrollMarginBlock: 96,
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
