import { Box, ChevronRightIcon, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** Something to do: what it is and where it is done. */
export type Line = { key: string; href: string; icon: ReactNode; title: string; note?: string }

const Row = ({ href, icon, title, note }: Omit<Line, 'key'>): ReactNode => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      gap: 1.5,
      alignItems: 'center',
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      '& > svg': { flex: 'none', color: 'text.secondary' },
    }}
  >
    {icon}
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link
        href={href}
        underline="hover"
        sx={{
          color: 'text.primary',
          fontWeight: 600,
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {title}
      </Link>
      {note && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
    </Box>
    <ChevronRightIcon size={22} aria-hidden />
  </Box>
)

/** What waits, each a line that leads to where it is done. */
export const TaskList = ({ lines }: { lines: readonly Line[] }): ReactNode =>
  lines.length > 0 && (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, ...line }) => (
        <Row key={key} {...line} />
      ))}
    </Box>
  )
