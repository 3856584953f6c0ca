import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { bottomBar, floatingBarHeight, lowWindow, radius, shadow } from '../../theme/tokens.ts'

type Props = Pick<ButtonProps, 'startIcon' | 'onClick' | 'aria-expanded' | 'children'> & {
  /** What it does, beginning with the word on it; without it that word is its name. */
  label?: string
}

/**
 * The one button that floats at the bottom right on phones, with its word. It stands on a bar of its own, so that no
 * field or button of the page is ever seen half below it; the end of the page comes to lie above. While a bar at the
 * bottom asks to save or the like, it gives way.
 */
export function FloatingButton({ label, ...props }: Props) {
  return (
    // Its height is the room at the end of the page.
    <Box sx={{ height: floatingBarHeight, [lowWindow]: { height: 'auto' } }}>
      <Box
        {...{ [bottomBar]: 'floats' }}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'fab',
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'flex-start',
          height: 'var(--floating-bar)',
          pt: '8px',
          px: 2,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          [lowWindow]: { position: 'static' },
          [`html:has([${bottomBar}="asks"]) &`]: { display: 'none' },
        }}
      >
        <Button
          {...props}
          variant="contained"
          aria-label={label}
          sx={{ minHeight: 48, px: 2.5, borderRadius: `${radius.pill}px`, boxShadow: shadow.raised }}
        />
      </Box>
    </Box>
  )
}
