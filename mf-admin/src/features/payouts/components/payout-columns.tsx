import { formatDateTime, formatDay, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { daysSince } from '../../../common/days-since.ts'
import type { Translate } from '../texts.ts'
import type { Payout, Stage } from '../api/payouts.ts'

/** How long somebody waits, in words. */
export const ageOf = (t: Translate, since: string): string => {
  const days = daysSince(since)
  return days < 1 ? t('payouts.waitsToday') : t('payouts.waits', { count: days })
}

const Small = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
    {children}
  </Box>
)

const decided = (t: Translate, { decided_at, decided_by }: Payout): string =>
  decided_at
    ? t('payouts.decidedBy', {
        when: formatDateTime(decided_at),
        who: decided_by?.name ?? t('payouts.goneAccount'),
      })
    : ''

const accountOf = (t: Translate, { account_holder, iban_end }: Payout): string =>
  iban_end ? t('payouts.accountOf', { holder: account_holder, end: iban_end }) : account_holder

/** What the list says of a payout; who decided, once somebody has. */
export const payoutColumns = (t: Translate, stage: Stage): Column<Payout>[] => [
  {
    key: 'society',
    header: t('payouts.society'),
    sortable: true,
    cell: ({ society }) => society.name,
    text: ({ society }) => society.name,
  },
  {
    key: 'created_at',
    header: t('payouts.requestedAt'),
    sortable: true,
    cell: ({ created_at, state }) => (
      <>
        {formatDay(created_at)}
        {state === 'requested' && <Small>{ageOf(t, created_at)}</Small>}
      </>
    ),
    text: ({ created_at }) => formatDay(created_at),
  },
  {
    key: 'who',
    header: t('payouts.who'),
    cell: ({ requested_by }) => requested_by?.name ?? t('payouts.goneAccount'),
    text: ({ requested_by }) => requested_by?.name ?? t('payouts.goneAccount'),
  },
  {
    key: 'account',
    header: t('payouts.account'),
    cell: (payout) => (
      <>
        {accountOf(t, payout)}
        {payout.owner_iban_changed && <Small>{t('payouts.ibanChangedShort')}</Small>}
      </>
    ),
    text: (payout) => accountOf(t, payout),
  },
  {
    key: 'year',
    header: t('payouts.year'),
    align: 'end',
    cell: ({ target_year }) => target_year,
    text: ({ target_year }) => String(target_year),
  },
  {
    key: 'finishes',
    header: t('payouts.finishes'),
    align: 'end',
    wideOnly: true,
    cell: ({ finishes, tier }) => (
      <>
        {formatNumber(finishes)}
        <Small>{t(`tiers.${tier}`)}</Small>
      </>
    ),
    text: ({ finishes }) => String(finishes),
  },
  {
    key: 'amount',
    header: t('payouts.amount'),
    align: 'end',
    sortable: true,
    cell: ({ amount }) => formatMoney(amount),
    text: ({ amount }) => formatMoney(amount),
  },
  ...(stage === 'requested' || stage === 'returned'
    ? []
    : [
        {
          key: 'decided_at',
          header: t('payouts.decided'),
          sortable: true,
          cell: (payout: Payout) => decided(t, payout),
          text: (payout: Payout) => decided(t, payout),
        },
      ]),
]
