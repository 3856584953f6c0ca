import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { bottomBar, lowWindow, radius, shadow } from '../../theme/tokens.ts'

type Props = {
  /** Whether something is to be decided here first; the floating button gives way to that. */
  asks: boolean
  children: ReactNode
}

/** Stays at the bottom of the window below something long: what it says and its buttons are in reach all the time. */
export const BottomBar = ({ asks, children }: Props): ReactNode => (
  <Box
    {...{ [bottomBar]: asks ? 'asks' : '' }}
    sx={{
      position: 'sticky',
      [lowWindow]: { position: 'static' },
      // Above the bar of the floating button, where there is one.
      bottom: { xs: 'calc(var(--floating-bar) + 8px)', sm: 'calc(var(--floating-bar) + 16px)' },
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1.5,
      p: 1.5,
      pl: 2.5,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: `${radius.card}px`,
      boxShadow: asks ? shadow.raised : 'none',
    }}
  >
    {children}
  </Box>
)
