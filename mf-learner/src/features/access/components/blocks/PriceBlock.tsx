import { formatMoney } from '@kursportal/shared/i18n'
import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import type { BlockOf } from './block-of.ts'
import { ActionButton } from './ActionButton.tsx'
import { BlockSection } from './BlockSection.tsx'

/** What it costs, and what the health insurance pays of it. */
export const PriceBlock = ({ block }: BlockOf<'price'>): ReactNode => {
  const t = useTexts()
  return (
    <BlockSection heading={block.heading || t('access.price')} card>
      <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
        {block.price_cents > 0 ? formatMoney(block.price_cents) : t('access.free')}
      </Typography>
      {block.reimbursement && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', maxWidth: '62ch', overflowWrap: 'anywhere' }}>
          {block.reimbursement}
        </Typography>
      )}
      {block.button && (
        <Box sx={{ mt: 2.5 }}>
          <ActionButton button={block.button} />
        </Box>
      )}
    </BlockSection>
  )
}
