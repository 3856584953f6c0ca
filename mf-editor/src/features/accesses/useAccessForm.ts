import { accessFields, object, type Access, type LastEdit } from '@kursportal/shared/contract'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { editText, type PresentEdit, useEditForm } from '@kursportal/shared/ui/edits'
import { useTexts } from './texts.ts'
import { fetchAccess, useEditAccess } from './api/write-access.ts'
import { servesField } from './serves.ts'

const schema = object({
  name: accessFields.name,
  serves: servesField,
  open_until: accessFields.open_until,
  fee_cents: accessFields.fee_cents,
  needs_code: accessFields.needs_code,
})
type Fields = Pick<Access, 'name' | 'open_until' | 'fee_cents' | 'needs_code'> & {
  serves: string
}
type Versioned = { version: string; edited: LastEdit }

const present = (access: Access, { version, edited }: Versioned): PresentEdit<Fields> => ({
  fields: {
    name: access.name,
    serves: access.for_societies ? 'societies' : 'people',
    open_until: access.open_until,
    fee_cents: access.fee_cents,
    needs_code: access.needs_code,
  },
  version,
  edited,
})

const changeOf = ({ serves: whom, ...changed }: Partial<Fields>) => ({
  ...changed,
  ...(whom !== undefined && { for_societies: whom === 'societies' }),
})

/** The settings of an access, which its owner and admins may write at once: merged, or both are shown. */
export const useAccessForm = (access: Access, management: NonNullable<Access['management']>) => {
  const t = useTexts()
  const edit = useEditAccess(access.id)
  return useEditForm<Fields>({
    part: `access/${access.id}`,
    rules: schema,
    now: present(access, management),
    looks: {
      name: { label: t('accesses.name') },
      serves: {
        label: t('accesses.serves'),
        show: (whom) => t(`accesses.servesWhom.${whom === 'societies' ? whom : 'people'}`),
      },
      open_until: {
        label: t('accesses.openUntil'),
        show: (day) => (day ? formatDay(day) : editText('empty')),
      },
      fee_cents: {
        label: t('accesses.fee'),
        show: (fee) => (fee === null ? editText('empty') : formatMoney(fee)),
      },
      needs_code: { label: t('accesses.codes.needed') },
    },
    present: async () => {
      const fresh = await fetchAccess(access.id)
      return present(fresh, fresh.management ?? management)
    },
    write: (changed, based_on) => edit.mutateAsync({ ...changeOf(changed), based_on }),
  })
}
