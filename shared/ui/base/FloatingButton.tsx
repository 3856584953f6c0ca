import Button, { type ButtonProps } from '@mui/material/Button'
import { bottomBar, radius, shadow } from '../../theme/tokens.ts'

type Props = Pick<ButtonProps, 'startIcon' | 'onClick' | 'aria-expanded' | 'children'> & {
  /** What it does, beginning with the word on it; without it that word is its name. */
  label?: string
}

/**
 * The one button that floats at the bottom right on phones, with its word. What has the focus is scrolled up from
 * below it; the page leaves room for it at its end. While a bar at the bottom asks to save or the like, it gives way.
 */
export function FloatingButton({ label, ...props }: Props) {
  return (
    <Button
      {...props}
      {...{ [bottomBar]: '' }}
      variant="contained"
      aria-label={label}
      sx={{
        position: 'fixed',
        right: 20,
        bottom: 20,
        zIndex: 'fab',
        minHeight: 56,
        px: 2.5,
        borderRadius: `${radius.pill}px`,
        boxShadow: shadow.float,
        [`html:has([${bottomBar}="asks"]) &`]: { display: 'none' },
      }}
    />
  )
}
