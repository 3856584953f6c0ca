import type { AnswerOf } from '@kursportal/shared/client'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { listFinishes } from '../api/payouts.ts'

type Finish = AnswerOf<'GET /user-finishes'>['items'][number]

const A_PAGE = 10

const columnsOf = (t: Translate): Column<Finish>[] => [
  {
    key: 'person',
    header: t('payouts.person'),
    cell: ({ person, reversed, counted_for }) => (
      <>
        {person?.name ?? t('payouts.gone')}{' '}
        {reversed && <StatusChip tone="neutral">{t('payouts.takenBack')}</StatusChip>}
        {counted_for && (
          <Typography variant="body2" color="text.secondary">
            {t('payouts.countedFor', { name: counted_for.name })}
          </Typography>
        )}
      </>
    ),
  },
  {
    key: 'number',
    header: t('payouts.number'),
    align: 'end',
    cell: ({ number }) => number,
  },
  { key: 'finished', header: t('payouts.finishedAt'), cell: ({ finished_at }) => formatDay(finished_at) },
  { key: 'tier', header: t('payouts.tier'), cell: ({ tier }) => t(`tiers.${tier}`) },
  {
    key: 'income',
    header: t('payouts.income'),
    align: 'end',
    cell: ({ income, reversed }) => (
      <Box component="span" sx={reversed ? { textDecoration: 'line-through' } : {}}>
        {formatMoney(income)}
      </Box>
    ),
  },
]

/** The finishes of the year, which make what was earned. */
export const Finishes = ({ societyId, year }: { societyId: string; year: number }): ReactNode => {
  const t = useTexts()
  const list = useListState({}, A_PAGE)
  const { limit, offset } = list.query
  const finishes = useQuery(listFinishes({ society_id: societyId, year, limit, offset }))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Section title={t('payouts.finishesOf', { year })}>
      <Box sx={{ mb: 5 }}>
        <DataTable
          label={t('payouts.finishesOf', { year })}
          columns={columns}
          list={list}
          query={finishes}
          failed={t('payouts.finishesFailed')}
          rowKey={({ id }) => id}
          rowName={({ person, number }) => `${number}. ${person?.name ?? t('payouts.gone')}`}
          empty={<EmptyState dense title={t('payouts.noFinishes')} />}
        />
      </Box>
    </Section>
  )
}
