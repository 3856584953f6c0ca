import { Box, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** A part of the page, with a heading where its author wrote one. */
export const BlockSection = ({
  heading,
  card = false,
  children,
}: {
  heading: string
  card?: boolean
  children: ReactNode
}): ReactNode =>
  heading ? (
    <Section title={heading} variant={card ? 'card' : 'plain'}>
      {children}
    </Section>
  ) : (
    <Box sx={{ mb: { xs: 4, sm: 6 } }}>{children}</Box>
  )
