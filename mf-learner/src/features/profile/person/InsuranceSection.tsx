import { line, object, personFields, type Insurance, type OwnData } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { ComboboxField, type ComboboxOption } from '@kursportal/shared/ui/combobox'
import { TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'
import { useChangePerson } from '../api/change-person.ts'
import { listInsurances } from '../api/list-insurances.ts'
import { changedFields } from '../changed-fields.ts'
import { SectionForm } from '../components/SectionForm.tsx'
import { useSection } from '../useSection.ts'
import { IbanField } from './IbanField.tsx'
import { ibanProblem, KEPT } from './iban.rules.ts'

const schema = object({
  insurance_id: personFields.insurance_id,
  insurance_number: personFields.insurance_number,
  iban: line(60)
    .nullable()
    .superRefine((held, context) => {
      const problem = ibanProblem(held)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
})

const optionOf = (t: Translate, { id, name, important, iban_required }: Insurance): ComboboxOption => ({
  value: id,
  label: name,
  group: t(important ? 'profile.insurance.often' : 'profile.insurance.all'),
  ...(iban_required && { description: t('profile.insurance.needsIban') }),
})

/** The health insurance, found by typing, and the number on its card. */
const InsuranceFields = ({ chosen }: { chosen: Insurance | null }): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const insurances = useQuery(listInsurances(useDeferredValue(search)))
  return (
    <>
      <ComboboxField
        name="insurance_id"
        label={t('profile.insurance.insurance')}
        hint={t('profile.insurance.insuranceHint')}
        options={(insurances.data?.items ?? []).map((insurance) => optionOf(t, insurance))}
        onSearch={setSearch}
        loading={insurances.isFetching}
        initialOption={chosen ? optionOf(t, chosen) : undefined}
        optional
      />
      <TextField
        name="insurance_number"
        label={t('profile.insurance.number')}
        hint={t('profile.insurance.numberHint')}
        whenEmpty={null}
        maxLength={40}
        optional
      />
    </>
  )
}

/** Health insurance, its number and the IBAN; the first two only while the platform asks for them. */
export const InsuranceSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const { insurance_data: asksForInsurance } = useSettings()
  const change = useChangePerson()
  const values = {
    insurance_id: person.insurance?.id ?? null,
    insurance_number: person.insurance_number,
    iban: person.iban_masked === null ? null : KEPT,
  }
  const form = useKitForm(schema, {
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, {
    id: 'insurance',
    save: async (typed) => {
      const { user } = await change.mutateAsync(changedFields(values, typed))
      // From here on the page knows the new IBAN only masked, as every other.
      form.setValue('iban', user.iban_masked === null ? null : KEPT)
      form.setValue('insurance_number', user.insurance_number)
    },
    done: t('profile.insurance.saved'),
  })
  return (
    <SectionForm
      id="insurance"
      title={t(asksForInsurance ? 'profile.insurance.title' : 'profile.insurance.titleIban')}
      intro={t(asksForInsurance ? 'profile.insurance.intro' : 'profile.insurance.introIban')}
      form={form}
      section={section}
    >
      {asksForInsurance && <InsuranceFields chosen={person.insurance} />}
      <IbanField masked={person.iban_masked} />
    </SectionForm>
  )
}
