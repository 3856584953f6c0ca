import { Box, Card, Typography } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { breakable } from '../../../common/certificates/breakable.ts'

type Props = {
  /** Which page of the certificate this is. */
  caption: string
  title?: string
  number?: string
  issuer?: string
  children: ReactNode
}

/** A page of the certificate as it looks on paper, to read on the screen. */
export const Sheet = ({ caption, title, number, issuer, children }: Props): ReactNode => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {caption}
      </Typography>
      <Card sx={{ p: { xs: 2.5, sm: 5 }, borderRadius: 1 }}>
        {number && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 3,
              pb: 1.5,
              mb: { xs: 2.5, sm: 4 },
              borderBottom: 3,
              borderColor: 'primary.main',
            }}
          >
            <Typography sx={{ fontWeight: 700 }}>{issuer}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {number}
            </Typography>
          </Box>
        )}
        {title && (
          <Typography variant="h2" component="h3" sx={{ mb: 2, hyphens: 'auto' }}>
            {breakable(title)}
          </Typography>
        )}
        {children}
      </Card>
    </Box>
  )
}
