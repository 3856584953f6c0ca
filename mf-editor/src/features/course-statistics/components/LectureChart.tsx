import type { LectureStatistic } from '@kursportal/shared/contract'
import { formatNumber } from '@kursportal/shared/i18n'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

type Part = 'opened' | 'done'

const fills = {
  opened: { bgcolor: 'primary.soft', border: '1px solid', borderColor: 'primary.main' },
  done: { bgcolor: 'primary.main' },
} as const

const Bar = ({ part, share }: { part: Part; share: number }): ReactNode => (
  <Box
    sx={{
      position: 'absolute',
      inset: '0 auto 0 0',
      width: `${Math.min(1, share) * 100}%`,
      minWidth: share > 0 ? 4 : 0,
      borderRadius: '4px',
      // Told apart by their height as well as by their colour.
      ...(part === 'done' && { top: '25%', bottom: '25%' }),
      ...fills[part],
    }}
  />
)

const Legend = ({ part }: { part: Part }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 28, height: part === 'opened' ? 16 : 8, borderRadius: '3px', ...fills[part] }}
      />
      {t(`statistics.${part}`)}
    </Box>
  )
}

type RowProps = { lecture: LectureStatistic; number: number; started: number }

const Row = ({ lecture, number, started }: RowProps): ReactNode => {
  const t = useTexts()
  const { reached, done, stopped, title } = lecture
  const told = (count: number | null): string =>
    count === null ? t('statistics.fewer') : formatNumber(count)
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 5fr) minmax(0, 7fr) 9rem' },
        py: 1,
      }}
    >
      <Box sx={{ minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}>
        {number}. {title}
      </Box>
      <Box
        sx={{
          position: 'relative',
          height: 20,
          borderRadius: '4px',
          bgcolor: 'background.sunken',
          gridRow: { xs: 2, sm: 'auto' },
          gridColumn: { xs: '1 / -1', sm: 'auto' },
        }}
      >
        {reached !== null && <Bar part="opened" share={reached / started} />}
        {done !== null && <Bar part="done" share={done / started} />}
      </Box>
      <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {reached === null && done === null
          ? told(null)
          : `${told(reached)} / ${done === null ? '–' : told(done)}`}
      </Box>
      {stopped !== null && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' }, color: 'warning.onSoft', fontWeight: 600 }}>
          {t('statistics.stoppedHere', { people: formatNumber(stopped) })}
        </Box>
      )}
    </Box>
  )
}

/** How many opened and finished each lecture, as bars of those who began; the table below says the same to everybody. */
export const LectureChart = ({
  lectures,
  started,
}: {
  lectures: readonly LectureStatistic[]
  started: number
}): ReactNode => {
  const t = useTexts()
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="figcaption"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mb: 1 }}
      >
        <Legend part="opened" />
        <Legend part="done" />
      </Box>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn of boxes, so it is no file for an img */}
      <Box role="img" aria-label={t('statistics.chart')}>
        {lectures.map((lecture, at) => (
          <Row key={lecture.id} lecture={lecture} number={at + 1} started={started} />
        ))}
      </Box>
    </Box>
  )
}
