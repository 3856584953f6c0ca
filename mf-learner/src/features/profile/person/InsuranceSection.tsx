import type { OwnData } from '@kursportal/shared/contract'
import { insuranceAnswers, knownInsurance, type ChosenInsurance } from '@kursportal/shared/domain'
import { useSettings } from '@kursportal/shared/store'
import { InsuranceField, InsuranceNumberField } from '@kursportal/shared/ui/combobox'
import { SectionForm, useKitForm, useSection, useWatch, type At } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useChangePerson } from '../api/change-person.ts'
import { changedFields } from '../changed-fields.ts'
import { lateRules } from '../late-rules.ts'
import { IbanField } from './IbanField.tsx'
import { KEPT } from './iban.rules.ts'

type Values = { insurance: ChosenInsurance | null; insurance_number: string | null; iban: string | null }

/** The health insurance, found by typing, and the number on its card. */
const InsuranceFields = ({ at }: { at: At<Values> }): ReactNode => {
  const chosen = useWatch<Values, 'insurance'>({ name: 'insurance' })
  return (
    <>
      <InsuranceField name={at('insurance')} optional />
      <InsuranceNumberField name={at('insurance_number')} chosen={chosen} optional />
    </>
  )
}

/** What is sent of the form. */
const answersOf = ({ insurance, ...rest }: Values) => ({ ...insuranceAnswers(insurance), ...rest })

/** Health insurance, its number and the IBAN; the first two only while the platform asks for them. */
export const InsuranceSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const { insurance_data: asksForInsurance } = useSettings()
  const change = useChangePerson()
  const values: Values = {
    insurance: knownInsurance(person),
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
    save: async (typed, sent) => {
      const { user } = await change.mutateAsync(changedFields(answersOf(values), answersOf(typed)))
      // From here on the page knows the new IBAN only masked, as every other.
      const iban = user.iban_masked === null ? null : KEPT
      sent.standAs({ ...typed, iban, insurance_number: user.insurance_number })
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
      {asksForInsurance && <InsuranceFields at={form.at} />}
      <IbanField name={form.at('iban')} masked={person.iban_masked} />
    </SectionForm>
  )
}
