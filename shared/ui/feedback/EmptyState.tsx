import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Illustration, type Motif } from '../illustrations/Illustration.tsx'

type Props = {
  motif?: Motif
  title: string
  /** What the person can do now, in a sentence. */
  children?: ReactNode
  /** One button, two at most. */
  actions?: ReactNode
  /** Smaller, for inside a card or table. */
  dense?: boolean
  /** It is the whole page, so its title is the page's `h1`. */
  page?: boolean
}

/** Nothing there yet: says so kindly and shows the way on. */
export function EmptyState({
  motif = 'plant',
  title,
  children,
  actions,
  dense = false,
  page = false,
}: Props) {
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 480, mx: 'auto', px: 2, py: dense ? 3 : { xs: 2, sm: 7 } }}>
      <Illustration motif={motif} width={dense ? 140 : 220} />
      <Typography variant={page ? 'h1' : 'h3'} component={page ? 'h1' : 'p'} sx={{ mt: dense ? 1.5 : 2.5 }}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', mt: 1, textWrap: 'pretty' }}>
          {children}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center', mt: 3 }}>
          {actions}
        </Box>
      )}
    </Box>
  )
}
