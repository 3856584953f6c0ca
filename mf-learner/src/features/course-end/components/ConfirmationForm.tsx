import { failureText, fieldErrors, isFailure } from '@kursportal/shared/client'
import type { LearnerCourse, OwnData } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { useSettings, useSystemConfig } from '@kursportal/shared/store'
import { Box, Button, Typography } from '@kursportal/shared/ui'
import { Form, FormButtons, UnsavedGuard, useKitForm, type UseFormReturn } from '@kursportal/shared/ui/forms'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useConfirmParticipation } from '../api/confirm-participation.ts'
import {
  confirmationBody,
  confirmationSchema,
  knownAnswers,
  type Confirmation,
} from '../confirmation.schema.ts'
import { AddressFields, InsuranceFields, PersonFields, SignatureFields } from './ConfirmationFields.tsx'

/** Refusals that are about one field, although the server names none. */
const fieldOf: Partial<Record<string, keyof Confirmation>> = {
  too_young: 'birth_date',
  insurance_not_found: 'insurance',
}

/** Says what the server refused, at the field it is about if there is one. */
const showRefusal = (form: UseFormReturn<Confirmation, unknown, Confirmation>, error: unknown): void => {
  const single = isFailure(error) ? fieldOf[error.code] : undefined
  const refused = single ? { [single]: failureText(error) } : fieldErrors(error)
  const known = Object.keys(form.getValues()).filter((name): name is keyof Confirmation =>
    Object.hasOwn(refused, name),
  )
  for (const [index, name] of known.entries())
    form.setError(name, { type: 'server', message: refused[name] ?? '' }, { shouldFocus: index === 0 })
  if (known.length === 0) form.setError('root', { message: failureText(error) })
}

type Props = {
  course: LearnerCourse
  person: OwnData
  /** The certificate is there. */
  onDone: () => void
}

/** What a certificate needs of a person, filled in as far as it is known. Nothing typed is lost when it is refused. */
export const ConfirmationForm = ({ course, person, onDone }: Props): ReactNode => {
  const t = useTexts()
  const { insurance_data: insuranceData } = useSettings()
  const { minimum_age: minimumAge, age_of_consent: ageOfConsent } = useSystemConfig().limits
  const [today] = useState(() => berlinDay(new Date()))
  const confirm = useConfirmParticipation()
  const hasIban = person.iban_masked !== null
  const schema = useMemo(
    () => confirmationSchema({ insuranceData, minimumAge, ageOfConsent, today, hasIban }),
    [insuranceData, minimumAge, ageOfConsent, today, hasIban],
  )
  const form = useKitForm(schema, { defaultValues: knownAnswers(person) })
  const submit = async (typed: Confirmation): Promise<void> => {
    try {
      await confirm.mutateAsync(confirmationBody(course.id, typed, insuranceData))
      onDone()
    } catch (error) {
      showRefusal(form, error)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={t('courseEnd.form.label')}>
      <Box sx={{ '& > section': { mb: 3 } }}>
        <PersonFields ageOfConsent={ageOfConsent} today={today} />
        <AddressFields />
        {insuranceData && <InsuranceFields ibanMasked={person.iban_masked} />}
        <SignatureFields ageOfConsent={ageOfConsent} today={today} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('courseEnd.form.kept')}</Typography>
      <FormButtons>
        <Button type="submit" variant="contained" size="large" loading={confirm.isPending}>
          {t('courseEnd.form.submit')}
        </Button>
      </FormButtons>
      <UnsavedGuard when={form.formState.isDirty} />
    </Form>
  )
}
