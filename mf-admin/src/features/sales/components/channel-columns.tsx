import { formatDay, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { rateOf } from '../../../common/rate-of.ts'
import type { Translate } from '../texts.ts'
import type { Channel } from '../api/sales.ts'

/** What the list can be sorted by. */
export const orders = [
  'name',
  'visits',
  'registrations',
  'finishes',
  'earned',
  'available',
  'paid',
  'last_finish_at',
] as const

const Small = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
    {children}
  </Box>
)

const kindOf = (t: Translate, { society }: Channel): string =>
  t(society.is_community ? 'sales.community' : 'sales.ownGroup')

const money = (t: Translate, key: 'earned' | 'available' | 'paid'): Column<Channel> => ({
  key,
  header: t(`sales.${key}`),
  align: 'end',
  sortable: true,
  cell: (channel) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {formatMoney(channel[key])}
    </Box>
  ),
  text: (channel) => formatMoney(channel[key]),
})

const counted = (
  t: Translate,
  key: 'registrations' | 'finishes',
  of: 'visits' | 'registrations',
): Column<Channel> => ({
  key,
  header: t(`sales.${key}`),
  align: 'end',
  sortable: true,
  cell: (channel) => {
    const rate = rateOf(channel[key], channel[of])
    return (
      <>
        {formatNumber(channel[key])}
        {rate && <Small>{t(`sales.rateOf.${of}`, { rate })}</Small>}
      </>
    )
  },
  text: (channel) => String(channel[key]),
})

/** What the list says of a channel. */
export const channelColumns = (t: Translate): Column<Channel>[] => [
  {
    key: 'name',
    header: t('sales.name'),
    sortable: true,
    cell: ({ society }) => society.name,
    text: ({ society }) => society.name,
  },
  {
    key: 'owner',
    header: t('sales.owner'),
    cell: (channel) => (
      <>
        {channel.owner?.name ?? t('sales.nobody')}
        <Small>{[kindOf(t, channel), channel.society.city].filter(Boolean).join(' · ')}</Small>
      </>
    ),
    text: ({ owner }) => owner?.name ?? '',
  },
  {
    key: 'visits',
    header: t('sales.visits'),
    align: 'end',
    sortable: true,
    cell: ({ visits }) => formatNumber(visits),
    text: ({ visits }) => String(visits),
  },
  counted(t, 'registrations', 'visits'),
  counted(t, 'finishes', 'registrations'),
  {
    key: 'tier',
    header: t('sales.tier'),
    cell: ({ tier }) => t(`tiers.${tier}`),
    text: ({ tier }) => t(`tiers.${tier}`),
  },
  money(t, 'earned'),
  money(t, 'available'),
  money(t, 'paid'),
  {
    key: 'last_finish_at',
    header: t('sales.lastFinish'),
    sortable: true,
    cell: ({ last_finish_at }) => (last_finish_at ? formatDay(last_finish_at) : t('sales.never')),
    text: ({ last_finish_at }) => (last_finish_at ? formatDay(last_finish_at) : ''),
  },
]
