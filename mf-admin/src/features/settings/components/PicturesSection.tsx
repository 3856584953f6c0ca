import { generalImageKind, type Settings } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box } from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { PictureSlot } from './PictureSlot.tsx'

/** The pictures of the platform; each is stored as soon as it is chosen. */
export const PicturesSection = ({ settings: { images } }: { settings: Settings }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
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
          <PictureSlot key={kind} kind={kind} imageId={images[kind]} />
        ))}
      </Box>
    </SectionCard>
  )
}
