import { formatNumber } from '@kursportal/shared/i18n'
import { StatusChip } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../texts.ts'
import type { Insurance } from '../api/insurances.ts'

const flags = ['important', 'iban_required', 'private'] as const

const traits = (t: Translate, insurance: Insurance): string =>
  flags
    .filter((flag) => insurance[flag])
    .map((flag) => t(`insurances.short.${flag}`))
    .join(', ')

/** What the list says of a health insurance. */
export const insuranceColumns = (t: Translate): Column<Insurance>[] => [
  { key: 'name', header: t('insurances.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    key: 'active',
    header: t('insurances.stateHeader'),
    cell: ({ active }) => (
      <StatusChip tone={active ? 'success' : 'neutral'}>
        {t(active ? 'insurances.active' : 'insurances.inactive')}
      </StatusChip>
    ),
    text: ({ active }) => t(active ? 'insurances.active' : 'insurances.inactive'),
  },
  {
    key: 'kind',
    header: t('insurances.kind'),
    cell: (insurance) => traits(t, insurance) || '–',
    text: (insurance) => traits(t, insurance),
  },
  {
    key: 'members',
    header: t('insurances.members'),
    cell: ({ members }) => formatNumber(members),
    text: ({ members }) => String(members),
    align: 'end',
    sortable: true,
  },
  {
    key: 'without_iban',
    header: t('insurances.withoutIban'),
    cell: ({ without_iban }) => formatNumber(without_iban),
    text: ({ without_iban }) => String(without_iban),
    align: 'end',
    wideOnly: true,
  },
  {
    key: 'hand-in',
    header: t('insurances.handIn'),
    cell: ({ hand_in_text: text, hand_in_url: url }) =>
      t(text !== '' || url !== '' ? 'insurances.ownHint' : 'insurances.usualHint'),
    wideOnly: true,
  },
]
