import { fieldErrors } from '@kursportal/shared/client'
import { object } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Typography } from '@kursportal/shared/ui'
import { DateField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import { noPassword, passwordFields } from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import type { Attribute } from './attributes.ts'
import { atValue } from './change-failure.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { useSaveAttribute } from './useSaveAttribute.ts'

type Props = {
  person: Person
  attribute: Attribute
  /** The new age needs a parent, who has to be noted first. */
  onParentMissing: () => void
  onClose: () => void
}

/** Those of which something is to be known before they are changed. */
const explained = ['email', 'insurance_number', 'iban'] as const
const isExplained = (name: string): name is (typeof explained)[number] =>
  explained.some((one) => one === name)

/** Asks for one attribute anew, with the admin’s password. */
export const AttributeDialog = ({
  person: opened,
  attribute,
  onParentMissing,
  onClose,
}: Props): ReactNode => {
  const t = useTexts()
  // The version the dialog was opened with, whatever comes meanwhile.
  const [person] = useState(opened)
  const { name, kind, read, optional, whenEmpty, maxLength } = attribute
  const label = t(`person.attributes.${name}`)
  const { save, dialog } = useSaveAttribute<string | null>({
    person,
    looks: { label, ...(kind === 'day' && { show: (day) => (day ? formatDay(day) : t('person.none')) }) },
    read,
    bodyOf: (value) => ({ [name]: value }),
  })
  const form = useKitForm(object({ value: attribute.schema, ...passwordFields }), {
    defaultValues: { value: kind === 'secret' ? whenEmpty : (read(person) ?? whenEmpty), ...noPassword },
  })
  return (
    <ChangeDialog
      person={person}
      label={label}
      form={form}
      onClose={onClose}
      onSave={async ({ value, ...given }) => {
        try {
          await save(value, given)
        } catch (error) {
          if (Object.values(fieldErrors(error)).includes('parent_required')) onParentMissing()
          throw atValue(error, name)
        }
      }}
    >
      {isExplained(name) && <Typography>{t(`person.change.${name}`)}</Typography>}
      {kind === 'day' ? (
        <DateField birth name={form.at('value')} label={label} whenEmpty={null} optional={optional} />
      ) : (
        <TextField
          name={form.at('value')}
          label={label}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          whenEmpty={whenEmpty}
          optional={optional}
          {...(maxLength && { maxLength })}
        />
      )}
      <AdminPasswordFields at={form.at} />
      {dialog}
    </ChangeDialog>
  )
}
