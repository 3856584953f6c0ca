import type { CertificateDeclarations } from '@kursportal/shared/contract'
import { ageOn } from '@kursportal/shared/domain'
import { useSettings } from '@kursportal/shared/store'
import { Alert, Box, Section, Typography } from '@kursportal/shared/ui'
import { InsuranceField, InsuranceNumberField } from '@kursportal/shared/ui/combobox'
import { DateField, TextField, useWatch, type At } from '@kursportal/shared/ui/forms'
import { SignatureField } from '@kursportal/shared/ui/signature'
import type { ReactNode } from 'react'
import { SignedText } from '../../../common/certificates/SignedText.tsx'
import type { Confirmation } from '../confirmation.schema.ts'
import { useTexts } from '../texts.ts'

/** Below which age a parent signs, and the day it is counted on. */
export type AgeOfConsent = { ageOfConsent: number; today: string }

/** Which step it is: „Schritt 1 von 3“. */
type Step = { step: string }

/** Where the answers stand in the form. */
type Places = { at: At<Confirmation> }

/** Whether a parent is needed for the birth date that is typed in right now. */
const useNeedsParent = ({ ageOfConsent, today }: AgeOfConsent): boolean => {
  const born: unknown = useWatch({ name: 'birth_date' })
  const age = typeof born === 'string' && born !== '' ? ageOn(born, today) : ageOfConsent
  return age >= 0 && age < ageOfConsent
}

/** Who took part, and a parent below the age of consent. */
export const PersonFields = ({ at, step, ...age }: AgeOfConsent & Step & Places): ReactNode => {
  const t = useTexts()
  const needsParent = useNeedsParent(age)
  return (
    <Fields step={step} title={t('courseEnd.form.you')}>
      <TextField
        name={at('first_name')}
        label={t('courseEnd.form.firstName')}
        autoComplete="given-name"
        maxLength={100}
      />
      <TextField
        name={at('last_name')}
        label={t('courseEnd.form.lastName')}
        autoComplete="family-name"
        maxLength={100}
      />
      <DateField birth name={at('birth_date')} label={t('courseEnd.form.birthDate')} autoComplete="bday" />
      {needsParent && (
        <>
          <Alert severity="info">{t('courseEnd.form.parentWhy', { age: age.ageOfConsent })}</Alert>
          <TextField name={at('parent_name')} label={t('courseEnd.form.parentName')} maxLength={200} />
          <DateField
            birth
            name={at('parent_birth_date')}
            label={t('courseEnd.form.parentBirthDate')}
            whenEmpty={null}
          />
        </>
      )}
      <AddressFields at={at} />
    </Fields>
  )
}

/** Where the person lives; on page two, so nothing of it is required. */
const AddressFields = ({ at }: Places): ReactNode => {
  const t = useTexts()
  const { insurance_data } = useSettings()
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(insurance_data ? 'courseEnd.form.addressWhy' : 'courseEnd.form.addressWhyPlain')}
      </Typography>
      <TextField
        name={at('street')}
        label={t('courseEnd.form.street')}
        autoComplete="address-line1"
        maxLength={200}
        optional
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
        <TextField
          name={at('zip')}
          label={t('courseEnd.form.zip')}
          autoComplete="postal-code"
          maxLength={12}
          optional
        />
        <TextField
          name={at('city')}
          label={t('courseEnd.form.city')}
          autoComplete="address-level2"
          maxLength={120}
          optional
        />
      </Box>
    </>
  )
}

/** The insurance, the number on its card, and an IBAN where the insurance wants one. */
export const InsuranceFields = ({
  at,
  step,
  ibanMasked,
}: Step & Places & { ibanMasked: string | null }): ReactNode => {
  const t = useTexts()
  const chosen = useWatch<Confirmation, 'insurance'>({ name: 'insurance' })
  return (
    <Fields step={step} title={t('courseEnd.form.insurance')}>
      <InsuranceField name={at('insurance')} />
      <InsuranceNumberField name={at('insurance_number')} chosen={chosen ?? null} />
      {chosen?.iban_required && (
        <TextField
          name={at('iban')}
          label={t('courseEnd.form.iban')}
          hint={
            ibanMasked ? t('courseEnd.form.ibanKept', { iban: ibanMasked }) : t('courseEnd.form.ibanHint')
          }
          maxLength={60}
          optional={ibanMasked !== null}
        />
      )}
    </Fields>
  )
}

/** What is signed, and what was read before it was reworded. */
type SignedSentences = {
  declarations: CertificateDeclarations
  before: CertificateDeclarations | undefined
}

/** What is signed, and the line to sign on. */
export const SignatureFields = ({
  at,
  step,
  declarations,
  before,
  ...age
}: AgeOfConsent & Step & Places & SignedSentences): ReactNode => {
  const t = useTexts()
  const byParent = useNeedsParent(age)
  return (
    <Fields step={step} title={t('courseEnd.form.signatureTitle')}>
      <SignedText
        title={t(byParent ? 'courseEnd.form.declaresParent' : 'courseEnd.form.declares')}
        declarations={declarations}
        before={before}
        byParent={byParent}
      />
      <SignatureField
        name={at('signature')}
        label={t(byParent ? 'courseEnd.form.signatureParent' : 'courseEnd.form.signature')}
        {...(byParent && { nameLabel: t('courseEnd.form.signatureNameParent') })}
      />
    </Fields>
  )
}

const Fields = ({ step, title, children }: Step & { title: string; children: ReactNode }): ReactNode => (
  <Section
    variant="card"
    title={
      <>
        <Typography
          component="span"
          sx={{ display: 'block', color: 'primary.main', fontWeight: 650, mb: 0.5 }}
        >
          {step}
        </Typography>
        {title}
      </>
    }
  >
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
  </Section>
)
