import type { LandingFigures } from '@kursportal/shared/contract'
import { formatDay, formatNumber, formatPercent } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readFigures } from '../api/landing.ts'

const Figure = ({
  label,
  value,
  share,
}: {
  label: string
  value: number
  share?: number | undefined
}): ReactNode => {
  const t = useTexts()
  return (
    <Box>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 700, fontSize: '1.4rem', lineHeight: 1.2 }}>
        {formatNumber(value)}
        {share !== undefined && (
          <Box component="span" sx={{ ml: 1, fontWeight: 400, fontSize: '1rem', color: 'text.secondary' }}>
            {t('landing.figures.share', { share: formatPercent(share) })}
          </Box>
        )}
      </Box>
    </Box>
  )
}

const shareOf = (part: number, whole: number): number | undefined =>
  whole > 0 && part <= whole ? part / whole : undefined

const Codes = ({ codes }: Pick<LandingFigures, 'codes'>): ReactNode => {
  const t = useTexts()
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ minHeight: 44, py: 1, cursor: 'pointer', fontWeight: 600 }}>
        {t('landing.figures.codes', { count: codes.length })}
      </Box>
      <Box
        component="table"
        sx={{ borderCollapse: 'collapse', '& th, & td': { textAlign: 'start', pr: 3, py: 0.5 } }}
      >
        <thead>
          <tr>
            <th scope="col">{t('landing.figures.code')}</th>
            <th scope="col">{t('landing.figures.visits')}</th>
            <th scope="col">{t('landing.figures.joined')}</th>
            <th scope="col">{t('landing.figures.begun')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((row) => (
            <tr key={row.code}>
              <th scope="row">{row.code}</th>
              <td>{formatNumber(row.visits)}</td>
              <td>{formatNumber(row.joined)}</td>
              <td>{formatNumber(row.begun)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** How many opened the page, took the access and began; as a whole and by code. */
export const Figures = ({ accessId }: { accessId: string }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(readFigures(accessId))
  if (!data) return null
  return (
    <Box component="section" aria-label={t('landing.figures.title')} sx={{ mb: 3 }}>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5 }}>
        <Figure label={t('landing.figures.visits')} value={data.visits} />
        <Figure
          label={t('landing.figures.joined')}
          value={data.joined}
          share={shareOf(data.joined, data.visits)}
        />
        <Figure
          label={t('landing.figures.begun')}
          value={data.begun}
          share={shareOf(data.begun, data.joined)}
        />
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '1rem', mt: 0.5 }}>
        {data.since ? t('landing.figures.since', { day: formatDay(data.since) }) : t('landing.figures.none')}
      </Typography>
      {data.codes.length > 0 && <Codes codes={data.codes} />}
    </Box>
  )
}
