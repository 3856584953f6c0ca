import { imageAddress } from '@kursportal/shared/client'
import { Avatar, Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** Who leads the course. */
export const InstructorBlock = ({ block }: BlockOf<'instructor'>): ReactNode => {
  const t = useTexts()
  return (
    <BlockSection heading={block.heading || t('access.instructor')} card>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 2, sm: 3 } }}>
        {block.image && (
          <Box
            component="img"
            src={imageAddress(block.image.image_id, 320)}
            alt={block.image.alt}
            loading="lazy"
            width={128}
            height={128}
            sx={{ flex: 'none', borderRadius: '50%', objectFit: 'cover' }}
          />
        )}
        {!block.image && <Avatar name={block.name} size={96} />}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">{block.name}</Typography>
          {block.qualification && (
            <Typography sx={{ color: 'text.secondary' }}>{block.qualification}</Typography>
          )}
          {block.text && (
            <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', maxWidth: '62ch' }}>{block.text}</Typography>
          )}
        </Box>
      </Box>
    </BlockSection>
  )
}
