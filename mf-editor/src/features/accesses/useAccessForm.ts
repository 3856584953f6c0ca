import { accessFields, object, type Access, type LastEdit } from '@kursportal/shared/contract'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { editText, useMergedSave, type PresentEdit } from '@kursportal/shared/ui/edits'
import { useKitForm, useSection } from '@kursportal/shared/ui/forms'
import { useState } from 'react'
import { useTexts } from '../../texts/index.ts'
import { fetchAccess, useEditAccess } from './api/write-access.ts'
import { servesField, type serves } from './serves.ts'

const schema = object({
  name: accessFields.name,
  serves: servesField,
  open_until: accessFields.open_until,
  fee_cents: accessFields.fee_cents,
  needs_code: accessFields.needs_code,
})
type Fields = Pick<Access, 'name' | 'open_until' | 'fee_cents' | 'needs_code'> & {
  serves: (typeof serves)[number]
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

/**
 * The settings of an access, which its owner and admins may write at once. The form keeps the version it was opened with
 * for as long as something in it is not saved; what somebody else saved meanwhile is merged, or both are shown.
 */
export const useAccessForm = (access: Access, management: NonNullable<Access['management']>) => {
  const t = useTexts()
  const edit = useEditAccess(access.id)
  const now = present(access, management)
  const [opened, setOpened] = useState(now)
  const form = useKitForm(schema, {
    defaultValues: opened.fields,
    values: opened.fields,
    resetOptions: { keepDirtyValues: true },
  })
  if (!form.formState.isDirty && opened.version !== now.version) setOpened(now)
  const { save, dialog } = useMergedSave<Fields>({
    looks: {
      name: { label: t('accesses.name') },
      serves: {
        label: t('accesses.serves'),
        show: (whom) => t(`accesses.servesWhom.${whom}`),
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
  })
  const { submit, bar } = useSection(form, {
    id: 'settings',
    done: t('accesses.saved'),
    save: async (typed) => {
      const stands = await save({
        base: opened.fields,
        typed,
        version: opened.version,
        write: (changed, based_on) => edit.mutateAsync({ ...changeOf(changed), based_on }),
      })
      form.reset(stands, { keepDirtyValues: false })
    },
  })
  return { form, submit, bar, dialog }
}
