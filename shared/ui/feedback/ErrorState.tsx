import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { RetryIcon } from '../base/icons.ts'
import { Illustration } from '../illustrations/Illustration.tsx'
import { useUiText } from '../texts.ts'

type Props = {
  /** What did not work, from the reader's point of view. */
  title?: string
  /** Why, and what helps; the German text of the error's code. */
  children?: ReactNode
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** While the new try runs. */
  retrying?: boolean
  /** Other ways on. */
  actions?: ReactNode
  /** Smaller, for inside a card or table. */
  dense?: boolean
  /** Without the drawing, where there is little room. */
  bare?: boolean
  /** It is the whole page, so its title is the page's `h1`. */
  page?: boolean
}

/** Something could not be loaded. Announced at once; everything around it stays usable. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  actions,
  dense = false,
  bare = false,
  page = false,
}: Props) {
  const text = useUiText()
  return (
    <Box
      role="alert"
      sx={{
        textAlign: 'center',
        maxWidth: 480,
        mx: 'auto',
        px: bare ? 0.5 : 2,
        py: bare ? 1.5 : dense ? 3 : { xs: 2, sm: 7 },
      }}
    >
      {!bare && <Illustration motif="knot" width={dense ? 140 : 220} />}
      <Typography
        variant={page ? 'h1' : 'h3'}
        component={page ? 'h1' : 'p'}
        sx={{ mt: bare ? 0 : dense ? 1.5 : 2.5 }}
      >
        {title ?? text('errorTitle')}
      </Typography>
      <Typography component="div" sx={{ color: 'text.secondary', mt: 1, textWrap: 'pretty' }}>
        {children ?? text('errorBody')}
      </Typography>
      {(onRetry || actions) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center', mt: 3 }}>
          {onRetry && (
            <Button
              variant="contained"
              onClick={onRetry}
              disabled={retrying}
              startIcon={<RetryIcon size={20} />}
            >
              {retrying ? text('loading') : text('retry')}
            </Button>
          )}
          {actions}
        </Box>
      )}
    </Box>
  )
}
