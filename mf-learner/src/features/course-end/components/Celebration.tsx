import { Box, Illustration } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The drawing of something achieved; it pops up once, for whoever likes motion. */
export const Celebration = (): ReactNode => (
  <Box
    sx={{
      textAlign: 'center',
      mb: 2,
      '@keyframes arrive': {
        from: { transform: 'scale(0.85) translateY(12px)', opacity: 0 },
        to: { transform: 'none', opacity: 1 },
      },
      '@media (prefers-reduced-motion: no-preference)': { animation: 'arrive 500ms ease-out' },
    }}
  >
    <Illustration motif="done" width={220} />
  </Box>
)
