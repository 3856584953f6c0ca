import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { JoinBox } from '../JoinBox.tsx'
import { FollowingSteps } from '../WhatFollows.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** The way in: what follows after the button, and the button. */
export const RegistrationBlock = ({ block }: BlockOf<'registration'>): ReactNode => {
  const t = useTexts()
  return (
    <BlockSection heading={block.heading || t('access.joinTitle')} card>
      {block.text && (
        <Typography sx={{ mb: 2.5, whiteSpace: 'pre-line', maxWidth: '62ch', overflowWrap: 'anywhere' }}>
          {block.text}
        </Typography>
      )}
      <FollowingSteps />
      <Box sx={{ mt: 2.5 }}>
        <JoinBox />
      </Box>
    </BlockSection>
  )
}
