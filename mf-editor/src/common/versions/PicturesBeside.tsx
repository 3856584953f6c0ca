import { imageAddress } from '@kursportal/shared/client'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** The picture that stood there beside the one that stands there now; nothing where it is the same one. */
export const PicturesBeside = ({
  before,
  after,
}: {
  before: string | undefined
  after: string | undefined
}): ReactNode => {
  const t = useTexts()
  if (before === after) return null
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', my: 1 }}>
      {(
        [
          ['before', before],
          ['after', after],
        ] as const
      ).map(([side, picture]) => (
        <Box component="figure" key={side} sx={{ m: 0 }}>
          <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: '1rem' }}>
            {t(`versions.${side}`)}
          </Box>
          {picture ? (
            <Box
              component="img"
              src={imageAddress(picture, 320)}
              alt=""
              sx={{ display: 'block', maxWidth: 180, maxHeight: 120, borderRadius: '10px' }}
            />
          ) : (
            t('versions.noPicture')
          )}
        </Box>
      ))}
    </Box>
  )
}
