import { imageAddress } from '@kursportal/shared/client'
import { generalImageKind, type GeneralImageKind, type Settings } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box } from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { PictureSlot } from './PictureSlot.tsx'

/** The mark that holds where no logo was set. */
const MARK = '/defaults/mark.png'

/** The pictures of the platform; each is stored as soon as it is chosen. */
export const PicturesSection = ({ settings: { images } }: { settings: Settings }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  // A drawing of the page or nothing holds in place of the others.
  const standIns: Partial<Record<GeneralImageKind, string>> = {
    'main-logo': MARK,
    'main-logo-dark': imageAddress(images['main-logo'], 320) ?? MARK,
    favicon: MARK,
  }
  return (
    <SectionCard
      id="pictures"
      title={t('settings.pictures.title')}
      intro={t('settings.pictures.intro', { max: formatSizeLimit(limits.image_bytes) })}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 3,
          rowGap: 4,
        }}
      >
        {generalImageKind.options.map((kind) => (
          <PictureSlot key={kind} kind={kind} imageId={images[kind]} standIn={standIns[kind]} />
        ))}
      </Box>
    </SectionCard>
  )
}
