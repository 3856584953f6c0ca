import { useSettings } from '@kursportal/shared/store'
import { Box, PageFrame } from '@kursportal/shared/ui'
import { UnsavedSections } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { ColorSection } from './components/ColorSection.tsx'
import { FlagsSection } from './components/FlagsSection.tsx'
import { LimitsSection } from './components/LimitsSection.tsx'
import { NameSection } from './components/NameSection.tsx'
import { PicturesSection } from './components/PicturesSection.tsx'

/** What an admin decides about the whole platform (specification, sections 3 and 4); each part is saved on its own. */
const SettingsPage = (): ReactNode => {
  const t = useTexts()
  const settings = useSettings()
  return (
    <PageFrame title={t('settings.title')} intro={t('settings.intro')}>
      <UnsavedSections>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 840 }}>
          <NameSection settings={settings} />
          <ColorSection settings={settings} />
          <PicturesSection settings={settings} />
          <FlagsSection settings={settings} />
          <LimitsSection />
        </Box>
      </UnsavedSections>
    </PageFrame>
  )
}

export default SettingsPage
