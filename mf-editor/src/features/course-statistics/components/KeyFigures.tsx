import type { CourseStatistics } from '@kursportal/shared/contract'
import { formatNumber, formatPercent } from '@kursportal/shared/i18n'
import { Box, Card } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { worstStop } from '../statistics.rules.ts'

type FigureProps = { label: string; value: string; note?: string | undefined }

const Figure = ({ label, value, note }: FigureProps): ReactNode => (
  <Card sx={{ p: { xs: 2.5, sm: 3 } }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 700, fontSize: '1.5rem', lineHeight: 1.25, hyphens: 'auto' }}>
      {value}
      {note && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '1rem', mt: 0.5 }}>
          {note}
        </Box>
      )}
    </Box>
  </Card>
)

/** How many began and finished, and where most stop. */
export const KeyFigures = ({ statistics }: { statistics: CourseStatistics }): ReactNode => {
  const t = useTexts()
  const { started, finished, lectures } = statistics
  const stop = worstStop(lectures)
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 2fr' },
        '& > :last-child': { gridColumn: { sm: '1 / -1', md: 'auto' } },
      }}
    >
      <Figure
        label={t('statistics.started')}
        value={started === null ? t('statistics.fewer') : formatNumber(started)}
      />
      <Figure
        label={t('statistics.finished')}
        value={finished === null ? t('statistics.fewer') : formatNumber(finished)}
        note={
          started !== null && finished !== null
            ? t('statistics.share', { share: formatPercent(finished / started) })
            : undefined
        }
      />
      <Figure
        label={t('statistics.stop')}
        value={stop ? stop.title : '–'}
        note={
          stop
            ? t('statistics.stoppedHere', { people: formatNumber(stop.stopped ?? 0) })
            : t('statistics.noStop')
        }
      />
    </Box>
  )
}
