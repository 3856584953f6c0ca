import { imageAddress } from '@kursportal/shared/client'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** The marks of partners; on white also by night, since marks are made for it. */
export const LogosBlock = ({ block }: BlockOf<'logos'>): ReactNode => (
  <BlockSection heading={block.heading}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
      {block.items.map((item, index) => {
        const mark = (
          <Box
            component="img"
            src={imageAddress(item.image.image_id, 320)}
            alt={item.image.alt}
            loading="lazy"
            sx={{ display: 'block', height: 72, maxWidth: 200, objectFit: 'contain' }}
          />
        )
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a mark may stand twice, and a shown page keeps its order
          <Box component="li" key={index} sx={{ bgcolor: 'common.white', p: 1.5, borderRadius: '14px' }}>
            {item.address ? (
              <Box component="a" href={item.address} sx={{ display: 'block' }}>
                {mark}
              </Box>
            ) : (
              mark
            )}
          </Box>
        )
      })}
    </Box>
  </BlockSection>
)
