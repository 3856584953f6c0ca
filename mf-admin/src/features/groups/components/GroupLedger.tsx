import { formatDateTime, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, Typography } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'
import { listLedger, readGroupFigures, readLedger, type GroupDetail, type LedgerLine } from '../api/group.ts'

const FILTER = 'jahr'
/** The sides money of a society is on, as people read them; where it comes from is the other side of these. */
const sides = ['available', 'requested', 'paid'] as const
type Side = (typeof sides)[number]

const amountOn = ({ entries }: LedgerLine, side: Side): number =>
  entries.find(({ account }) => account === side)?.amount ?? 0

/** With its sign, so that it is seen which way the money went. */
const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))

const What = ({ line, t }: { line: LedgerLine; t: Translate }): ReactNode => (
  <Box component="span" sx={{ display: 'block' }}>
    {t(`groups.kinds.${line.kind}`)}
    {line.reversed_by !== null && (
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {t('groups.takenBack')}
      </Typography>
    )}
  </Box>
)

const columnsOf = (t: Translate): Column<LedgerLine>[] => [
  {
    key: 'what',
    header: t('groups.what'),
    cell: (line) => <What line={line} t={t} />,
    text: (line) => t(`groups.kinds.${line.kind}`),
  },
  {
    key: 'at',
    header: t('groups.when'),
    cell: ({ created_at: at }) => formatDateTime(at),
    text: ({ created_at: at }) => formatDateTime(at),
  },
  {
    key: 'year',
    header: t('groups.year'),
    cell: ({ year }) => String(year),
    text: ({ year }) => String(year),
  },
  ...sides.map((side): Column<LedgerLine> => ({
    key: side,
    header: t(`groups.${side}`),
    align: 'end',
    cell: (line) => (amountOn(line, side) === 0 ? '–' : signed(amountOn(line, side))),
    text: (line) => formatMoney(amountOn(line, side)),
  })),
  {
    key: 'by',
    header: t('groups.by'),
    cell: ({ made_by: by }) => by?.name ?? '–',
    text: ({ made_by: by }) => by?.name ?? '',
  },
  {
    key: 'reason',
    header: t('groups.reason'),
    cell: ({ reason }) => reason ?? '–',
    text: ({ reason }) => reason ?? '',
  },
]

/** The ledger of a society, newest first: what moved which money where, who did it and why. */
const GroupLedger = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const list = useListState({ filters: [FILTER] })
  const chosen = Number(list.state.filters[FILTER])
  const year = Number.isInteger(chosen) && chosen >= 2000 && chosen <= 2200 ? chosen : undefined
  const ledger = useQuery(listLedger(group.id, { ...list.query, year }))
  const years = useQuery(readGroupFigures(group.id, undefined)).data?.years ?? []
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch' }}>
        {t('groups.ledgerIntro')}
      </Typography>
      <DataTable
        label={t('groups.tabs.ledger')}
        columns={columns}
        list={list}
        query={ledger}
        failed={t('groups.ledgerFailed')}
        rowKey={({ id }) => id}
        rowName={(line) => `${t(`groups.kinds.${line.kind}`)}, ${formatDateTime(line.created_at)}`}
        filters={[
          {
            key: FILTER,
            label: t('groups.year'),
            options: years.map((one) => ({ value: String(one), label: String(one) })),
          },
        ]}
        csv={{
          name: t('groups.ledgerFile', { name: group.name }),
          read: (page) => readLedger(group.id, { ...page, year }),
        }}
        empty={
          <EmptyState dense title={t('groups.noBookings')}>
            {t('groups.noBookingsBody')}
          </EmptyState>
        }
      />
    </>
  )
}

export default GroupLedger
