import { Button, EditIcon } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../../../texts/index.ts'
import type { Insurance } from '../api/insurances.ts'

const flags = ['important', 'iban_required', 'private'] as const

/** What the list says of a health insurance, and the way to change it. */
export const insuranceColumns = (
  t: Translate,
  onEdit: (insurance: Insurance) => void,
): Column<Insurance>[] => [
  { key: 'name', header: t('insurances.name'), cell: ({ name }) => name },
  {
    key: 'kind',
    header: t('insurances.kind'),
    cell: (insurance) =>
      [
        ...(insurance.active ? [] : [t('insurances.inactive')]),
        ...flags.filter((flag) => insurance[flag]).map((flag) => t(`insurances.short.${flag}`)),
      ].join(', '),
  },
  {
    key: 'hand-in',
    header: t('insurances.handIn'),
    cell: ({ hand_in_text: text, hand_in_url: url }) =>
      t(text !== '' || url !== '' ? 'insurances.ownHint' : 'insurances.usualHint'),
  },
  {
    key: 'edit',
    header: t('insurances.edit'),
    cell: (insurance) => (
      <Button
        size="small"
        variant="text"
        startIcon={<EditIcon size={18} aria-hidden />}
        aria-label={t('insurances.editOf', { name: insurance.name })}
        onClick={() => onEdit(insurance)}
      >
        {t('insurances.edit')}
      </Button>
    ),
  },
]
