import { useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { Box, FormSkeleton, PageFrame, PageIndex, Settled } from '@kursportal/shared/ui'
import { UnsavedSections } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readLastEdit } from './api/change-settings.ts'
import { AccessibilitySection } from './components/AccessibilitySection.tsx'
import { ColorSection } from './components/ColorSection.tsx'
import { ContactSection } from './components/ContactSection.tsx'
import { FlagsSection } from './components/FlagsSection.tsx'
import { LastEdit } from './components/LastEdit.tsx'
import { LimitsSection } from './components/LimitsSection.tsx'
import { ModuleFlagsSection } from './components/ModuleFlagsSection.tsx'
import { NameSection } from './components/NameSection.tsx'
import { ProviderSection } from './components/ProviderSection.tsx'
import { PicturesSection } from './components/PicturesSection.tsx'

const parts = [
  'name',
  'color',
  'provider',
  'contact',
  'accessibility',
  'pictures',
  'flags',
  'moduleFlags',
  'limits',
] as const

/** What an admin decides about the whole platform (specification, sections 3 and 4); each part is saved on its own. */
const SettingsPage = (): ReactNode => {
  const t = useTexts()
  const settings = useSettings()
  const lastEdit = useQuery(readLastEdit(settings.updated_at))
  return (
    <PageFrame title={t('settings.title')} intro={t('settings.intro')}>
      <Settled queries={[lastEdit]} waiting={<FormSkeleton />}>
        <LastEdit edit={lastEdit.data?.edited} />
        <UnsavedSections>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 840px) minmax(140px, 1fr)' },
              gap: { xs: 3, lg: 4 },
            }}
          >
            <Box sx={{ order: { lg: 1 } }}>
              <PageIndex
                title={t('settings.onThisPage')}
                parts={parts.map((id) => ({ id, title: t(`settings.${id}.title`) }))}
                beside="lg"
              />
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
              <NameSection settings={settings} />
              <ColorSection settings={settings} />
              <ProviderSection />
              <ContactSection />
              <AccessibilitySection />
              <PicturesSection settings={settings} />
              <FlagsSection settings={settings} />
              <ModuleFlagsSection />
              <LimitsSection />
            </Box>
          </Box>
        </UnsavedSections>
      </Settled>
    </PageFrame>
  )
}

export default SettingsPage
