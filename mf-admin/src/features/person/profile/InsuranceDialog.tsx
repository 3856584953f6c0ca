import { chosenInsurance, object } from '@kursportal/shared/contract'
import { insuranceAnswers, knownInsurance, type ChosenInsurance } from '@kursportal/shared/domain'
import { InsuranceField } from '@kursportal/shared/ui/combobox'
import { useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import { noPassword, passwordFields } from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { useSaveAttribute } from './useSaveAttribute.ts'

/** What is sent: one attribute, which empties the other; without an insurance, the one that was there. */
const bodyOf = (chosen: ChosenInsurance | null, before: Person) => {
  const { insurance_id, insurance_other } = insuranceAnswers(chosen)
  if (insurance_other) return { insurance_other }
  return chosen === null && before.insurance_other ? { insurance_other: null } : { insurance_id }
}

/** Asks for somebody’s health insurance, with the admin’s password. */
export const InsuranceDialog = ({
  person: opened,
  onClose,
}: {
  person: Person
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const [person] = useState(opened)
  const label = t('person.attributes.insurance')
  const { save, dialog } = useSaveAttribute<ChosenInsurance | null>({
    person,
    looks: { label, show: (chosen) => chosen?.name ?? t('person.none') },
    read: knownInsurance,
    bodyOf: (chosen) => bodyOf(chosen, person),
  })
  const form = useKitForm(object({ value: chosenInsurance.nullable(), ...passwordFields }), {
    defaultValues: { value: knownInsurance(person), ...noPassword },
  })
  return (
    <ChangeDialog
      person={person}
      label={label}
      form={form}
      onClose={onClose}
      onSave={({ value, ...given }) => save(value, given)}
    >
      <InsuranceField name={form.at('value')} optional />
      <AdminPasswordFields at={form.at} />
      {dialog}
    </ChangeDialog>
  )
}
