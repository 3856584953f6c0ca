import type { CertificateDeclarations, OwnData } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { useSettings, useSystemConfig } from '@kursportal/shared/store'
import { Box, Button, Typography } from '@kursportal/shared/ui'
import { Form, FormButtons, UnsavedGuard, useKitForm } from '@kursportal/shared/ui/forms'
import { useMemo, useState, type ReactNode } from 'react'
import { signingOf, useReworded } from '../../../common/certificates/read-declarations.ts'
import { useTexts } from '../texts.ts'
import { useConfirmParticipation } from '../api/confirm-participation.ts'
import {
  confirmationBody,
  confirmationSchema,
  knownAnswers,
  type Confirmation,
  type FinishedCourse,
} from '../confirmation.schema.ts'
import { CertificatePreview } from './CertificatePreview.tsx'
import { InsuranceFields, PersonFields, SignatureFields } from './ConfirmationFields.tsx'

type Props = {
  course: FinishedCourse
  person: OwnData
  declarations: CertificateDeclarations
  /** The certificate is there. */
  onDone: () => void
}

/** What a certificate needs of a person, filled in as far as it is known. Nothing typed is lost when it is refused. */
export const ConfirmationForm = ({ course, person, declarations, onDone }: Props): ReactNode => {
  const t = useTexts()
  const { insurance_data: insuranceData } = useSettings()
  const { minimum_age: minimumAge, age_of_consent: ageOfConsent } = useSystemConfig().limits
  const [today] = useState(() => berlinDay(new Date()))
  const confirm = useConfirmParticipation()
  const reworded = useReworded(signingOf(course), declarations)
  const hasIban = person.iban_masked !== null
  const schema = useMemo(
    () => confirmationSchema({ insuranceData, minimumAge, ageOfConsent, today, hasIban }),
    [insuranceData, minimumAge, ageOfConsent, today, hasIban],
  )
  const form = useKitForm(schema, { defaultValues: knownAnswers(person) })
  const age = { ageOfConsent, today }
  const steps = insuranceData ? 3 : 2
  const submit = async (typed: Confirmation): Promise<void> => {
    const body = confirmationBody(course, typed, insuranceData)
    await confirm.mutateAsync(
      { ...body, declarations_version: declarations.version },
      { onError: reworded.notice },
    )
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={t('courseEnd.form.label')}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
          // On wide windows what the certificate will say stays beside all steps; on others it comes before the signature.
          '& > section': { mb: 3, gridColumn: { lg: 1 } },
          '& > .preview': { mb: 3, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 4' } },
        }}
      >
        <PersonFields at={form.at} step={t('courseEnd.step', { number: 1, of: steps })} {...age} />
        {insuranceData && (
          <InsuranceFields
            at={form.at}
            step={t('courseEnd.step', { number: 2, of: steps })}
            ibanMasked={person.iban_masked}
          />
        )}
        <div className="preview">
          <CertificatePreview course={course} insuranceData={insuranceData} />
        </div>
        <SignatureFields
          at={form.at}
          step={t('courseEnd.step', { number: steps, of: steps })}
          declarations={declarations}
          before={reworded.before}
          {...age}
        />
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
