import { formatDay, formatNumber } from '@kursportal/shared/i18n'
import { Box, styled, useMediaQuery, useTheme } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Figures } from '../api/tasks.ts'
import { lineOf, ticksOf } from './chart.rules.ts'

type Series = Figures['series']

/** CSS pixels it is drawn in; where there is less room, letters would be too small to read. */
const WIDTHS = { wide: 640, phone: 300 } as const
const HEIGHT = 220
const ROOM = { left: 44, right: 8, top: 12, bottom: 30 }
const lines = ['registrations', 'finished'] as const

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '& text': { fill: theme.vars.palette.text.secondary, fontSize: 13 },
  '& .rule': { stroke: theme.vars.palette.divider },
  '& polyline': { fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& .registrations': { stroke: theme.vars.palette.primary.main },
  // Told apart without colour as well.
  '& .finished': { stroke: theme.vars.palette.text.primary, strokeDasharray: '6 4' },
}))

/** The first of a month, or a day, as it stands below the chart. */
const whenOf = (from: string): string =>
  from.length > 7 ? formatDay(from) : `${from.slice(5)}/${from.slice(0, 4)}`

const Legend = ({ name }: { name: (typeof lines)[number] }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      <Drawing viewBox="0 0 28 4" aria-hidden sx={{ width: 28, height: 4 }}>
        <polyline className={name} points="0,2 28,2" />
      </Drawing>
      {t(`overview.figure.${name}`)}
    </Box>
  )
}

const Table = ({ series }: { series: Series }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
        {t('overview.asTable')}
      </Box>
      <Box
        component="section"
        sx={{ maxHeight: 320, overflowY: 'auto' }}
        // Longer than its box: the keyboard scrolls it.
        tabIndex={0}
        aria-label={t('overview.asTable')}
      >
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { py: 0.5, pr: 2, textAlign: 'end' },
            '& th:first-of-type': { textAlign: 'start', fontWeight: 400 },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('overview.when')}</th>
              {lines.map((name) => (
                <th key={name} scope="col">
                  {t(`overview.figure.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map((one) => (
              <tr key={one.from}>
                <th scope="row">{whenOf(one.from)}</th>
                {lines.map((name) => (
                  <td key={name}>{formatNumber(one[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}

/** New accounts and finished courses over time as two lines, and the same figures as a table. */
export const Chart = ({ series }: { series: Series }): ReactNode => {
  const t = useTexts()
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'))
  const width = WIDTHS[isWide ? 'wide' : 'phone']
  const most = Math.max(1, ...series.flatMap((one) => lines.map((name) => one[name])))
  const ticks = ticksOf(most)
  const top = ticks.at(-1) ?? most
  const inner = { width: width - ROOM.left - ROOM.right, height: HEIGHT - ROOM.top - ROOM.bottom }
  const [first, last] = [series[0], series.at(-1)]
  const y = (value: number): number => ROOM.top + inner.height * (1 - value / top)
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 1 }}>
        {lines.map((name) => (
          <Legend key={name} name={name} />
        ))}
      </Box>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so it is no file for an img */}
      <Drawing viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t('overview.chart', { most })}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="rule" x1={ROOM.left} x2={width - ROOM.right} y1={y(tick)} y2={y(tick)} />
            <text x={ROOM.left - 8} y={y(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {lines.map((name) => (
          <polyline
            key={name}
            className={name}
            points={lineOf(
              series.map((one) => one[name]),
              { top, ...inner, left: ROOM.left, above: ROOM.top },
            )}
          />
        ))}
        <text x={ROOM.left} y={HEIGHT - 6}>
          {first && whenOf(first.from)}
        </text>
        <text x={width - ROOM.right} y={HEIGHT - 6} textAnchor="end">
          {last && whenOf(last.from)}
        </text>
      </Drawing>
      <Table series={series} />
    </Box>
  )
}
