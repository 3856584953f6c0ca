import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

type Line = {
  key: string | number
  title: ReactNode
  /** What is to be known of it. */
  note: string
  /** What it comes to, at the end of the line. */
  value: string
  /** More of what it comes to, below. */
  more?: string | undefined
}

/** A few things with what each comes to, one below the other; as readable on a phone as on a desk. */
export const Lines = ({ label, lines }: { label: string; lines: readonly Line[] }): ReactNode => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {lines.map(({ key, title, note, value, more }) => (
      <Box
        component="li"
        key={key}
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'baseline',
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, display: 'flex', gap: 0.75, alignItems: 'center' }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        </Box>
        <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
          <Typography sx={{ fontWeight: 600 }}>{value}</Typography>
          {more && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {more}
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
)
