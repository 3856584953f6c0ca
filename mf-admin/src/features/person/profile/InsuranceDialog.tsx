import { chosenInsurance, object } from '@kursportal/shared/contract'
import { insuranceAnswers, knownInsurance, type ChosenInsurance } from '@kursportal/shared/domain'
import { toast } from '@kursportal/shared/ui'
import { InsuranceField } from '@kursportal/shared/ui/combobox'
import { FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import { noPassword, passwordFields } from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../../../texts/index.ts'
import type { Person } from '../api/person.ts'
import { changeFailure } from './change-failure.ts'
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
    <FormDialog
      open
      onClose={onClose}
      title={t('person.change.title', { what: label })}
      form={form}
      submitLabel={t('person.change.save')}
      errorText={changeFailure(t)}
      onSubmit={async ({ value, ...given }) => {
        await save(value, given)
        toast.success(t('person.change.saved', { name: person.name }))
      }}
    >
      <InsuranceField name={form.at('value')} optional />
      <AdminPasswordFields at={form.at} />
      {dialog}
    </FormDialog>
  )
}
