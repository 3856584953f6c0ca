import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { ClubAddress } from '../ClubImprints.tsx'
import { useInvitation } from '../joining-context.ts'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** The clubs that offer the courses: who they are and how to reach them. */
export const ClubBlock = ({ block }: BlockOf<'club'>): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const unnamed = access.society_names.filter((name) => access.imprints.every((club) => club.name !== name))
  if (access.imprints.length + unnamed.length === 0 && !block.text) return null
  return (
    <BlockSection heading={block.heading || t('access.club')} card>
      {block.text && (
        <Typography sx={{ mb: 2.5, whiteSpace: 'pre-line', maxWidth: '62ch', overflowWrap: 'anywhere' }}>
          {block.text}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
        }}
      >
        {access.imprints.map((club) => (
          <ClubAddress key={`${club.name} ${club.street}`} club={club} />
        ))}
        {unnamed.map((name) => (
          <Typography key={name} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        ))}
      </Box>
    </BlockSection>
  )
}
