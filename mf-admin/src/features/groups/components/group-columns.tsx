import { formatDay, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box, StatusChip, Typography } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import type { Translate } from '../texts.ts'
import type { Group } from '../api/groups.ts'

const kindOf = (t: Translate, { is_community: isCommunity }: Group): string =>
  t(isCommunity ? 'groups.community' : 'groups.own')

const Name = ({ group }: { group: Group }): ReactNode => (
  <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
    {group.name}
    {group.city !== '' && (
      <Typography
        component="span"
        variant="caption"
        sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}
      >
        {group.city}
      </Typography>
    )}
  </Box>
)

type Figure = 'admins' | 'members' | 'visits' | 'registrations' | 'finishes'
type Money = 'available' | 'requested'

const figure = (key: Figure, header: string, more: Partial<Column<Group>> = {}): Column<Group> => ({
  key,
  header,
  align: 'end',
  sortable: true,
  cell: (group) => formatNumber(group[key]),
  text: (group) => String(group[key]),
  ...more,
})

const money = (key: Money, header: string): Column<Group> => ({
  key,
  header,
  align: 'end',
  sortable: true,
  cell: (group) => formatMoney(group[key]),
  text: (group) => formatMoney(group[key]),
})

/** What the list says of a society, in the year that is chosen. */
export const groupColumns = (t: Translate, year: number | undefined): Column<Group>[] => {
  return [
    {
      key: 'name',
      header: t('groups.name'),
      sortable: true,
      cell: (group) => <Name group={group} />,
      text: ({ name }) => name,
    },
    {
      key: 'kind',
      header: t('groups.kind'),
      cell: (group) => kindOf(t, group),
      text: (group) => kindOf(t, group),
      wideOnly: true,
    },
    {
      key: 'owner',
      header: t('groups.owner'),
      cell: ({ owner }) =>
        owner ? owner.name : <StatusChip tone="warning">{t('groups.noOwner')}</StatusChip>,
      text: ({ owner }) => owner?.name ?? '',
    },
    figure('admins', t('groups.leaders'), { wideOnly: true }),
    figure('members', t('groups.members')),
    figure('finishes', t('groups.finishesOf', { year: year ?? '' }).trim()),
    {
      key: 'tier',
      header: t('groups.tier'),
      sortable: true,
      cell: ({ tier }) => t(`tiers.${tier}`),
      text: ({ tier }) => t(`tiers.${tier}`),
    },
    money('available', t('groups.availableEver')),
    money('requested', t('groups.requestedEver')),
    {
      key: 'created_at',
      header: t('groups.created'),
      sortable: true,
      cell: ({ created_at: at }) => formatDay(at),
      text: ({ created_at: at }) => formatDay(at),
      wideOnly: true,
    },
  ]
}
