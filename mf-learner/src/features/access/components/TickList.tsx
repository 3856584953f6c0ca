import { Box, DoneIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** Short sentences with a tick each. */
export const TickList = ({ items }: { items: readonly string[] }): ReactNode => (
  <Box
    component="ul"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
  >
    {items.map((item) => (
      <Box component="li" key={item} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <Box component="span" aria-hidden sx={{ flex: 'none', color: 'success.main', pt: 0.25 }}>
          <DoneIcon size={22} />
        </Box>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {item}
        </Box>
      </Box>
    ))}
  </Box>
)
