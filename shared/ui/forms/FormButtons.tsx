import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Props = {
  /** On wide windows the main button takes the room that the others leave, at the right. */
  fill?: boolean
  /** The main one first. */
  children: ReactNode
}

/**
 * The buttons at the end of a form. On phones each is as wide as the form, the main one on top, where a thumb finds it;
 * on wider windows they stand side by side, as wide as their words.
 */
export function FormButtons({ fill = false, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: fill ? 'row-reverse' : 'row' },
        flexWrap: { sm: 'wrap' },
        gap: 1.5,
        ...(fill && { '& > :first-of-type': { flexGrow: { sm: 1 } } }),
      }}
    >
      {children}
    </Box>
  )
}
