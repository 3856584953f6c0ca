import { Box, CoverArt, Picture, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

type Props = {
  /** Who invites. */
  overline?: ReactNode
  title: string
  text?: ReactNode
  image: string | undefined
  alt?: string
  /** The page's own title; a second one on the page is a part of it. */
  first: boolean
  children: ReactNode
}

/** What one sees first: the picture and beside it, on phones below it, what it is and the button to join. */
export const Opening = ({ overline, title, text, image, alt = '', first, children }: Props): ReactNode => (
  <Box
    component={first ? 'header' : 'section'}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      gap: { xs: 2.5, md: 6 },
      alignItems: 'center',
      mb: { xs: 5, sm: 8 },
    }}
  >
    <Box sx={{ order: { md: 1 }, borderRadius: '20px', overflow: 'hidden' }}>
      <Picture src={image} alt={alt} eager={first} fallback={<CoverArt name={title} />} />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      {overline && (
        <Typography sx={{ color: 'primary.main', fontWeight: 600, mb: 0.5, overflowWrap: 'anywhere' }}>
          {overline}
        </Typography>
      )}
      <Typography
        variant={first ? 'h1' : 'h2'}
        {...(first && { tabIndex: -1 })}
        sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {text && (
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ color: 'text.secondary', mt: 1, whiteSpace: 'pre-line', textWrap: 'pretty' }}
        >
          {text}
        </Typography>
      )}
      <Box sx={{ mt: { xs: 2, sm: 3 } }}>{children}</Box>
    </Box>
  </Box>
)
