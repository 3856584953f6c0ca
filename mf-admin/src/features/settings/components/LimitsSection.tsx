import { formatSizeLimit, formatNumber } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box } from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** What whoever runs the platform has fixed; shown, so that nobody looks for where to change it. */
export const LimitsSection = (): ReactNode => {
  const t = useTexts()
  const { limits, version } = useSystemConfig()
  const facts = [
    ['minimumAge', t('settings.limits.years', { count: limits.minimum_age })],
    ['consent', t('settings.limits.years', { count: limits.age_of_consent })],
    ['finishes', formatNumber(limits.minimum_finishes)],
    ['password', t('settings.limits.letters', { count: limits.password_length })],
    ['video', formatSizeLimit(limits.video_bytes)],
    ['picture', formatSizeLimit(limits.image_bytes)],
    ['version', version],
  ] as const
  return (
    <SectionCard id="limits" title={t('settings.limits.title')} intro={t('settings.limits.intro')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', m: 0, columnGap: 3 }}>
        {facts.map(([key, value]) => (
          <Box
            key={key}
            sx={{
              display: 'grid',
              gridColumn: '1 / -1',
              gridTemplateColumns: 'subgrid',
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`settings.limits.${key}`)}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
                textAlign: 'end',
              }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
