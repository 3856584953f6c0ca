import { Box, Card, ChevronRightIcon, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

type RowProps = {
  title: string
  href: string
  /** What is to be known of it before it is opened. */
  children: ReactNode
}

/** One of the things an area has a fixed number of; the whole row leads to it. Inside of {@link LinkRows}. */
export const LinkRow = ({ title, href, children }: RowProps): ReactNode => (
  <Card as="li" interactive sx={{ p: 2.5 }}>
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography variant="h3" component="h2">
          <Link
            href={href}
            underline="hover"
            sx={{ color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        {children}
      </Box>
      <ChevronRightIcon size={24} aria-hidden style={{ flex: 'none' }} />
    </Box>
  </Card>
)

/** The things an area has a fixed number of, one below the other, each with its own page. */
export const LinkRows = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 840 }}>
    {children}
  </Box>
)
