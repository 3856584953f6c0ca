import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Card } from '../base/Card.tsx'
import { ProgressBar } from '../base/ProgressBar.tsx'
import { CoverArt } from './CoverArt.tsx'
import { Picture } from './Picture.tsx'

type Props = {
  /** What the thing belongs to: the course of a lecture. */
  overline?: ReactNode
  title: string
  /** Where the title leads: the thing's own page. */
  href?: string
  image?: string | undefined
  /** How far the film in the picture was watched, 0 to 1: a bar along its edge. The words say it too. */
  watched?: number | undefined
  /** A sentence: how long it still takes. */
  children?: ReactNode
  progress?: { value: number; units?: { done: number; total: number } } | undefined
  /** The one large button of the page. */
  action: ReactNode
  headingLevel?: 'h2' | 'h3'
}

/** The one thing to do next, large: picture beside words on wide windows, above them on phones. */
export function FeatureCard({
  overline,
  title,
  href,
  image,
  watched = 0,
  children,
  progress,
  action,
  headingLevel = 'h3',
}: Props) {
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' } }}>
      <Box sx={{ position: 'relative', display: 'grid' }}>
        <Picture src={image} alt="" eager fill fallback={<CoverArt name={title} />} />
        {watched > 0 && (
          <Box
            aria-hidden
            sx={{ position: 'absolute', inset: 'auto 0 0', height: 6, bgcolor: 'background.sunken' }}
          >
            <Box sx={{ height: '100%', width: `${Math.min(1, watched) * 100}%`, bgcolor: 'primary.main' }} />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          p: { xs: 2.5, sm: 4 },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 1,
        }}
      >
        {overline && <Typography sx={{ color: 'primary.main', fontWeight: 600 }}>{overline}</Typography>}
        <Typography variant="h2" component={headingLevel} sx={{ hyphens: 'auto' }}>
          {href ? (
            <Link href={href} color="inherit" underline="hover">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        {children && <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>}
        {progress && (
          <Box sx={{ mt: 1, maxWidth: 420 }}>
            <ProgressBar
              label={title}
              value={progress.value}
              {...(progress.units && { units: progress.units })}
            />
          </Box>
        )}
        <Box sx={{ mt: 2, '& > *': { width: { xs: '100%', sm: 'auto' } } }}>{action}</Box>
      </Box>
    </Card>
  )
}
