import { Box, Card, CardBody, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** What others say. */
export const TestimonialsBlock = ({ block }: BlockOf<'testimonials'>): ReactNode => {
  const t = useTexts()
  return (
    <BlockSection heading={block.heading || t('access.reviews')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {block.items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and a shown page keeps its order
          <Card as="figure" key={index} sx={{ m: 0 }}>
            <CardBody sx={{ overflowWrap: 'anywhere' }}>
              <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line' }}>
                „{item.quote}“
              </Typography>
              <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
                {[item.name, item.detail].filter(Boolean).join(', ')}
              </Typography>
            </CardBody>
          </Card>
        ))}
      </Box>
    </BlockSection>
  )
}
