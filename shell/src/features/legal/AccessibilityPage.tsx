import { useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import {
  Box,
  Link,
  Loaded,
  PageFrame,
  Section,
  Settled,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LegalText, readLegalText } from '../../common/LegalText.tsx'
import { useTexts } from './texts.ts'
import { readNotices } from './api/notices.ts'
import { FeedbackForm } from './components/FeedbackForm.tsx'
import { MadeStatement } from './components/MadeStatement.tsx'

/** The statement in the words of an admin, or, where there are none, made of the settings. */
const Statement = (): ReactNode => {
  const t = useTexts()
  return (
    <Loaded query={useQuery(readNotices)} waiting={<TextSkeleton lines={12} />} failed={t('legal.failed')}>
      {({ accessibility, accessibility_written: written }) =>
        written ? <LegalText type="accessibility" /> : <MadeStatement statement={accessibility} />
      }
    </Loaded>
  )
}

/** The statement on accessibility (BFSG, section 14), and the way to tell of a barrier. */
const AccessibilityPage = (): ReactNode => {
  const t = useTexts()
  const { name } = useSettings()
  const notices = useQuery(readNotices)
  const text = useQuery({
    ...readLegalText('accessibility'),
    enabled: notices.data?.accessibility_written ?? false,
  })
  return (
    <PageFrame title={t('accessibility.title')} width="text" intro={t('accessibility.intro', { name })}>
      <Box sx={{ mb: 5 }}>
        <Statement />
      </Box>
      <Settled queries={[notices, text]} waiting={null}>
        <Section title={t('feedback.title')} intro={t('feedback.intro')}>
          <FeedbackForm />
          <Typography sx={{ mt: 3 }}>
            {t('feedback.otherwise')} <Link href="/legal/imprint">{t('accessibility.toImprint')}</Link>
          </Typography>
        </Section>
      </Settled>
    </PageFrame>
  )
}

export default AccessibilityPage
