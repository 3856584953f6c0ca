import { formatDateTime, formatMoney } from '@kursportal/shared/i18n'
import { Box, StatusChip } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import type { Translate } from './texts.ts'
import type { LedgerLine } from './api.ts'

type Account = LedgerLine['entries'][number]['account']

/** What a line moves on one account, in cents; what was earned is told with the sign people expect. */
export const amountOf = ({ entries }: LedgerLine, account: Account): number => {
  const sum = entries
    .filter((entry) => entry.account === account)
    .reduce((all, { amount }) => all + amount, 0)
  return account === 'earned' ? 0 - sum : sum
}

/**
 * Why a line that belongs to no payout cannot be taken back; undefined when it can.
 * @param available in cents; undefined for a society that ended: its money may be elsewhere, and the API knows
 */
export const whyNot = (t: Translate, line: LedgerLine, available: number | undefined): string | undefined => {
  if (line.reversed_by) return t('sales.whyNot.reversed')
  if (line.kind === 'reversal') return t('sales.whyNot.reversal')
  if (line.kind === 'transfer') return t('sales.whyNot.transfer')
  return available !== undefined && amountOf(line, 'available') > available
    ? t('sales.whyNot.spent')
    : undefined
}

const signed = (cents: number): string =>
  cents > 0 ? `+${formatMoney(cents)}` : cents < 0 ? formatMoney(cents) : ''

/** What a line is about, in words. */
const aboutOf = (t: Translate, { kind, person }: LedgerLine): string =>
  kind === 'finish'
    ? t('sales.finishOf', { name: person?.name ?? t('sales.gone') })
    : t(`sales.kinds.${kind}`)

const Small = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
    {children}
  </Box>
)

const moneyColumn = (t: Translate, account: Account): Column<LedgerLine> => ({
  key: account,
  header: t(`sales.${account}`),
  align: 'end',
  cell: (line) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {signed(amountOf(line, account))}
    </Box>
  ),
  text: (line) => signed(amountOf(line, account)),
})

/** What the ledger says of a line. */
export const ledgerColumns = (t: Translate): Column<LedgerLine>[] => [
  {
    key: 'about',
    header: t('sales.line'),
    cell: (line) => (
      <>
        {aboutOf(t, line)}{' '}
        {line.reversed_by && <StatusChip tone="neutral">{t('sales.takenBack')}</StatusChip>}
        {line.reason && <Small>{t('sales.because', { reason: line.reason })}</Small>}
      </>
    ),
    text: (line) => aboutOf(t, line),
  },
  {
    key: 'at',
    header: t('sales.at'),
    cell: ({ created_at }) => formatDateTime(created_at),
    text: ({ created_at }) => formatDateTime(created_at),
  },
  moneyColumn(t, 'earned'),
  moneyColumn(t, 'available'),
  moneyColumn(t, 'requested'),
  moneyColumn(t, 'paid'),
  {
    key: 'by',
    header: t('sales.by'),
    cell: ({ made_by }) => made_by?.name ?? t('sales.byItself'),
    text: ({ made_by }) => made_by?.name ?? t('sales.byItself'),
  },
]
