import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** Questions that open their answer; the browser's own way, so that it works with everything. */
export const FaqBlock = ({ block }: BlockOf<'faq'>): ReactNode => {
  const t = useTexts()
  return (
    <BlockSection heading={block.heading || t('access.questions')}>
      <Box sx={{ maxWidth: 720 }}>
        {block.items.map((item, index) => (
          <Box
            component="details"
            // oxlint-disable-next-line react/no-array-index-key -- two may ask the same, and a shown page keeps its order
            key={index}
            sx={{ borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Box component="summary" sx={{ py: 1.5, minHeight: 44, fontWeight: 600, cursor: 'pointer' }}>
              {item.question}
            </Box>
            <Typography sx={{ pb: 2, whiteSpace: 'pre-line' }}>{item.answer}</Typography>
          </Box>
        ))}
      </Box>
    </BlockSection>
  )
}
