import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { rateOf } from '../../../common/rate-of.ts'
import { useTexts } from '../texts.ts'
import type { Totals } from '../api/sales.ts'

type Figure = { key: string; label: string; value: string; rate?: string | undefined }

/** The figures of everything that is listed, together, whatever the page. */
export const TotalsLine = ({
  totals,
  ended,
  count,
  year,
}: {
  totals: Totals
  /** The part of them of societies that have ended. */
  ended: Totals
  count: number
  year: number
}): ReactNode => {
  const t = useTexts()
  const registered = rateOf(totals.registrations, totals.visits)
  const finished = rateOf(totals.finishes, totals.registrations)
  const figures: Figure[] = [
    { key: 'visits', label: t('sales.visits'), value: formatNumber(totals.visits) },
    {
      key: 'registrations',
      label: t('sales.registrations'),
      value: formatNumber(totals.registrations),
      rate: registered && t('sales.rateOf.visits', { rate: registered }),
    },
    {
      key: 'finishes',
      label: t('sales.finishes'),
      value: formatNumber(totals.finishes),
      rate: finished && t('sales.rateOf.registrations', { rate: finished }),
    },
    { key: 'earned', label: t('sales.earned'), value: formatMoney(totals.earned) },
    { key: 'available', label: t('sales.available'), value: formatMoney(totals.available) },
    { key: 'requested', label: t('sales.requested'), value: formatMoney(totals.requested) },
    { key: 'paid', label: t('sales.paid'), value: formatMoney(totals.paid) },
  ]
  return (
    <Box component="section" aria-label={t('sales.totals', { count, year })} sx={{ mb: 4 }}>
      <Box sx={{ fontWeight: 650, mb: 1.5 }}>{t('sales.totals', { count, year })}</Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(136px, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
          gap: 2,
          m: 0,
        }}
      >
        {figures.map(({ key, label, value, rate }) => (
          <Box key={key}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
              {rate && (
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: '0.9375rem', fontWeight: 400, color: 'text.secondary' }}
                >
                  {rate}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {(ended.finishes > 0 || ended.earned > 0) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {t('sales.ended', { count: ended.finishes, earned: formatMoney(ended.earned) })}
          {ended.available > 0 && ` ${t('sales.lapsed', { amount: formatMoney(ended.available) })}`}
        </Typography>
      )}
    </Box>
  )
}
