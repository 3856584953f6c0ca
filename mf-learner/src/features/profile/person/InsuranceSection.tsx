import type { Insurance, OwnData } from '@kursportal/shared/contract'
import { useSettings } from '@kursportal/shared/store'
import { ComboboxField, useInsuranceSearch } from '@kursportal/shared/ui/combobox'
import { SectionForm, TextField, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useChangePerson } from '../api/change-person.ts'
import { changedFields } from '../changed-fields.ts'
import { lateRules } from '../late-rules.ts'
import { IbanField } from './IbanField.tsx'
import { KEPT } from './iban.rules.ts'

/** The health insurance, found by typing, and the number on its card. */
const InsuranceFields = ({ chosen }: { chosen: Insurance | null }): ReactNode => {
  const t = useTexts()
  const { optionOf, field } = useInsuranceSearch()
  return (
    <>
      <ComboboxField
        {...field}
        name="insurance_id"
        initialOption={chosen ? optionOf(chosen) : undefined}
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
  const form = useKitForm(lateRules.insurance, {
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
