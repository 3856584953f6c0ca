import type { OwnData } from '@kursportal/shared/contract'
import { ageOn, deviceDay } from '@kursportal/shared/domain'
import { useSystemConfig } from '@kursportal/shared/store'
import { Alert } from '@kursportal/shared/ui'
import {
  DateField,
  SectionForm,
  TextField,
  useKitForm,
  useSection,
  useWatch,
  type At,
} from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useChangePerson } from '../api/change-person.ts'
import { changedFields } from '../changed-fields.ts'
import { lateRules } from '../late-rules.ts'

type ParentAnswers = { parent_name: string | null; parent_birth_date: string | null }

/** Father or mother, for whoever is under age; says why. */
const ParentFields = ({ at }: { at: At<ParentAnswers> }): ReactNode => {
  const t = useTexts()
  const { age_of_consent: ageOfConsent } = useSystemConfig().limits
  const [today] = useState(() => deviceDay(new Date()))
  const born: unknown = useWatch({ name: 'birth_date' })
  const age = typeof born === 'string' && born !== '' ? ageOn(born, today) : ageOfConsent
  if (age < 0 || age >= ageOfConsent) return null
  return (
    <>
      <Alert severity="info">{t('profile.person.parentWhy', { age: ageOfConsent })}</Alert>
      <TextField name={at('parent_name')} label={t('profile.person.parentName')} maxLength={200} />
      <DateField
        birth
        name={at('parent_birth_date')}
        label={t('profile.person.parentBirthDate')}
        whenEmpty={null}
      />
    </>
  )
}

/** Who somebody is. */
export const PersonSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const change = useChangePerson()
  const { limits } = useSystemConfig()
  const values = {
    first_name: person.first_name,
    last_name: person.last_name,
    birth_date: person.birth_date ?? '',
    parent_name: person.parent_name,
    parent_birth_date: person.parent_birth_date,
  }
  const form = useKitForm(() => lateRules.person(limits), {
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, {
    id: 'person',
    save: (typed) => change.mutateAsync(changedFields(values, typed)),
    done: t('profile.person.saved'),
  })
  return (
    <SectionForm
      id="person"
      title={t('profile.person.title')}
      intro={t('profile.person.intro')}
      form={form}
      section={section}
    >
      <TextField
        name={form.at('first_name')}
        label={t('profile.person.firstName')}
        autoComplete="given-name"
        maxLength={100}
      />
      <TextField
        name={form.at('last_name')}
        label={t('profile.person.lastName')}
        autoComplete="family-name"
        maxLength={100}
      />
      <DateField
        birth
        name={form.at('birth_date')}
        label={t('profile.person.birthDate')}
        autoComplete="bday"
      />
      <ParentFields at={form.at} />
    </SectionForm>
  )
}
