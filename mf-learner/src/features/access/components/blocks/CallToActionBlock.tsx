import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import type { BlockOf } from './block-of.ts'
import { ActionButton } from './ActionButton.tsx'
import { BlockSection } from './BlockSection.tsx'

/** Asks to do something. */
export const CallToActionBlock = ({ block }: BlockOf<'call_to_action'>): ReactNode => {
  const t = useTexts()
  return (
    <BlockSection heading={block.heading || t('access.joinTitle')} card>
      {block.text && (
        <Typography sx={{ mb: 2.5, whiteSpace: 'pre-line', maxWidth: '62ch', overflowWrap: 'anywhere' }}>
          {block.text}
        </Typography>
      )}
      <Box>
        <ActionButton button={block.button} />
      </Box>
    </BlockSection>
  )
}
