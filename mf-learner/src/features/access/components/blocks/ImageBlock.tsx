import { imageAddress } from '@kursportal/shared/client'
import { Box, Picture, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import type { BlockOf } from './block-of.ts'

/** A picture with words below it. */
export const ImageBlock = ({ block }: BlockOf<'image'>): ReactNode =>
  block.image && (
    <Box component="figure" sx={{ m: 0, mb: { xs: 4, sm: 6 }, maxWidth: 900 }}>
      <Box sx={{ borderRadius: '20px', overflow: 'hidden' }}>
        <Picture src={imageAddress(block.image.image_id, 1280)} alt={block.image.alt} />
      </Box>
      {block.caption && (
        <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {block.caption}
        </Typography>
      )}
    </Box>
  )
