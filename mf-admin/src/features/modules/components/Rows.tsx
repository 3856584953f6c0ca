import { Box, Card, styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '16px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

/** A list on a card, a line each. */
export const Rows = ({ children }: { children: ReactNode }): ReactNode => (
  <Card>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  </Card>
)

/** A line: what it is, and what can be done with it at its end. */
export const RowLine = ({ children, end }: { children: ReactNode; end?: ReactNode }): ReactNode => (
  <Row>
    <Box sx={{ flex: '1 1 190px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    {end}
  </Row>
)
