import { useSettings } from '@kursportal/shared/store'
import { Box, Link, PageFrame, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'

const can = ['keyboard', 'screenReader', 'drag', 'paste', 'zoom', 'contrast', 'motion', 'words'] as const
const limits = ['captions', 'pictures', 'certificates'] as const

/** The statement on accessibility: what works, what does not yet, and whom to tell. */
const AccessibilityPage = (): ReactNode => {
  const t = useTexts()
  const { name } = useSettings()
  const list = { m: 0, pl: 3, '& li + li': { mt: 1 } }
  return (
    <PageFrame title={t('accessibility.title')} width="text" intro={t('accessibility.intro', { name })}>
      <Section title={t('accessibility.standardTitle')}>
        <Typography>{t('accessibility.standard')}</Typography>
      </Section>
      <Section title={t('accessibility.canTitle')}>
        <Box component="ul" sx={list}>
          {can.map((one) => (
            <li key={one}>{t(`accessibility.can.${one}`)}</li>
          ))}
        </Box>
      </Section>
      <Section title={t('accessibility.limitsTitle')}>
        <Box component="ul" sx={list}>
          {limits.map((one) => (
            <li key={one}>{t(`accessibility.limits.${one}`)}</li>
          ))}
        </Box>
      </Section>
      <Section title={t('accessibility.tellTitle')}>
        <Typography sx={{ mb: 1 }}>{t('accessibility.tell')}</Typography>
        <Link href="/legal/imprint">{t('accessibility.toImprint')}</Link>
      </Section>
    </PageFrame>
  )
}

export default AccessibilityPage
