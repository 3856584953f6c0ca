import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, Section, StatusChip, Typography, type StatusTone } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../texts/index.ts'
import { listEarnings, readEarnings, type Earning } from './api/earnings.ts'
import { FigureTable } from './components/FigureTable.tsx'
import { Statements } from './components/Statements.tsx'
import { timeOfYear } from './components/funnel-parts.ts'
import type { TabProps } from './tab-props.ts'

const tones: Record<Earning['state'], StatusTone> = {
  payable: 'success',
  held: 'warning',
  below_minimum: 'neutral',
  taken_back: 'neutral',
}

/** What a line is for: whose finish, or what was booked. */
const whatOf = (t: Translate, { kind, person, number }: Earning): string => {
  if (kind !== 'finish') return t(`earnings.kinds.${kind}`)
  return t('earnings.finishOf', { number: number ?? 0, name: person?.name ?? t('earnings.deleted') })
}

const stateOf = (t: Translate, { state, payable_from: from }: Earning): string =>
  state === 'payable' && from
    ? t('earnings.payableFrom', { day: formatDay(from) })
    : t(`earnings.states.${state}`)

/** With its sign, so that it is seen what was taken away. */
const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))

const columnsOf = (t: Translate): Column<Earning>[] => [
  {
    key: 'what',
    header: t('earnings.what'),
    cell: (line) => (
      <>
        {whatOf(t, line)}
        {line.reason && (
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {line.reason}
          </Typography>
        )}
      </>
    ),
    text: (line) => [whatOf(t, line), line.reason].filter(Boolean).join(': '),
  },
  {
    key: 'at',
    header: t('earnings.at'),
    cell: ({ at }) => formatDay(at),
    text: ({ at }) => formatDay(at),
  },
  {
    key: 'tier',
    header: t('earnings.tier'),
    cell: ({ tier }) => (tier ? t(`tiers.${tier}`) : '–'),
    text: ({ tier }) => (tier ? t(`tiers.${tier}`) : ''),
  },
  {
    key: 'state',
    header: t('earnings.state'),
    cell: (line) => <StatusChip tone={tones[line.state]}>{stateOf(t, line)}</StatusChip>,
    text: (line) => stateOf(t, line),
  },
  {
    key: 'amount',
    header: t('earnings.amount'),
    align: 'end',
    cell: ({ amount }) => signed(amount),
    text: ({ amount }) => formatMoney(amount),
  },
]

/** Every finish, bonus and correction of a year, and the sums by month; they add up to what the books say. */
const EarningsTab = ({ figures, year }: TabProps): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const { society } = figures
  const earnings = useQuery(listEarnings(society.id, { ...list.query, year }))
  const columns = useMemo(() => columnsOf(t), [t])
  const booked = [
    ...timeOfYear(figures).parts,
    { key: 'afterwards', name: t('earnings.afterwards'), earned: figures.earned_afterwards },
  ].filter(({ earned }) => earned !== 0)
  const { data } = earnings
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, alignItems: 'baseline', mb: 3 }}
      >
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(data?.sum ?? figures.money.earned)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('earnings.sum', { year })}</Typography>
        {data && data.bonus_expected > 0 && (
          <Typography sx={{ width: '100%' }}>
            {t('earnings.bonusExpected', {
              amount: formatMoney(data.bonus_expected),
              day: formatDay(data.bonus_on),
            })}
          </Typography>
        )}
      </Box>
      <DataTable
        label={t('earnings.label', { year })}
        columns={columns}
        list={list}
        query={earnings}
        failed={t('earnings.failed')}
        rowKey={({ id }) => id}
        rowName={(line) => whatOf(t, line)}
        csv={{
          name: t('earnings.file', { name: society.name, year }),
          read: (page) => readEarnings(society.id, { ...page, year }),
        }}
        empty={
          <EmptyState dense title={t('earnings.none', { year })}>
            {t('earnings.noneBody')}
          </EmptyState>
        }
      />
      <Box sx={{ mt: 5 }}>
        {booked.length > 0 && (
          // No finishes beside the money: they count on the day they happen, money on the day it is booked.
          <Section variant="card" title={t('earnings.months')} intro={t('earnings.monthsIntro')}>
            <FigureTable
              label={t('earnings.monthsTable')}
              columns={[t('earnings.month'), t('earnings.amount')]}
              rows={[
                ...booked,
                {
                  key: 'sum',
                  name: t('earnings.total'),
                  earned: booked.reduce((sum, { earned }) => sum + earned, 0),
                },
              ].map(({ key, name, earned }) => ({ key, name, cells: [formatMoney(earned)] }))}
            />
          </Section>
        )}
        <Statements figures={figures} />
      </Box>
    </>
  )
}

export default EarningsTab
