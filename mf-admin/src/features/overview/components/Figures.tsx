import { formatNumber } from '@kursportal/shared/i18n'
import { Box, Link, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { Overview } from '../api/tasks.ts'

const shown = ['registrations', 'begun', 'finished', 'certificates'] as const

/** What happened in 30 days, beside the 30 days before. */
export const Figures = ({ figures }: { figures: Overview['figures'] }): ReactNode => {
  const t = useTexts()
  return (
    <Section variant="card" title={t('overview.figures')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((name) => (
          <Box key={name} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
            <Typography component="dt" sx={{ flex: 1 }}>
              {t(`overview.figure.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              <Box component="span" sx={{ fontWeight: 700, fontSize: '1.25rem' }}>
                {formatNumber(figures[name].now)}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {t('overview.before', { count: figures[name].before })}
              </Box>
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 2.5 }}>
        <Link href="/admin/members">{t('overview.members', { count: figures.people })}</Link>
      </Typography>
    </Section>
  )
}
