import { Typography } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a step that took the place of another one; a screen reader goes on there. */
export const StepHeading = ({ children }: { children: string }): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none', mb: 1.5 }}>
      {children}
    </Typography>
  )
}
