import { insurance } from '@kursportal/shared/contract'
import { ageOn } from '@kursportal/shared/domain'
import { Alert, Box, Section } from '@kursportal/shared/ui'
import { InsuranceField } from '@kursportal/shared/ui/combobox'
import { DateField, TextField, useWatch } from '@kursportal/shared/ui/forms'
import { SignatureField } from '@kursportal/shared/ui/signature'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

/** Below which age a parent signs, and the day it is counted on. */
export type AgeOfConsent = { ageOfConsent: number; today: string }

/** Whether a parent is needed for the birth date that is typed in right now. */
const useNeedsParent = ({ ageOfConsent, today }: AgeOfConsent): boolean => {
  const born: unknown = useWatch({ name: 'birth_date' })
  const age = typeof born === 'string' && born !== '' ? ageOn(born, today) : ageOfConsent
  return age >= 0 && age < ageOfConsent
}

/** Who took part, and a parent below the age of consent. */
export const PersonFields = (age: AgeOfConsent): ReactNode => {
  const t = useTexts()
  const needsParent = useNeedsParent(age)
  return (
    <Fields title={t('courseEnd.form.you')}>
      <TextField
        name="first_name"
        label={t('courseEnd.form.firstName')}
        autoComplete="given-name"
        maxLength={100}
      />
      <TextField
        name="last_name"
        label={t('courseEnd.form.lastName')}
        autoComplete="family-name"
        maxLength={100}
      />
      <DateField name="birth_date" label={t('courseEnd.form.birthDate')} autoComplete="bday" />
      {needsParent && (
        <>
          <Alert severity="info">{t('courseEnd.form.parentWhy', { age: age.ageOfConsent })}</Alert>
          <TextField name="parent_name" label={t('courseEnd.form.parentName')} maxLength={200} />
          <DateField name="parent_birth_date" label={t('courseEnd.form.parentBirthDate')} whenEmpty={null} />
        </>
      )}
    </Fields>
  )
}

/** Where the person lives; on page two, so nothing of it is required. */
export const AddressFields = (): ReactNode => {
  const t = useTexts()
  return (
    <Fields title={t('courseEnd.form.address')} intro={t('courseEnd.form.addressWhy')}>
      <TextField
        name="street"
        label={t('courseEnd.form.street')}
        autoComplete="street-address"
        maxLength={200}
        optional
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
        <TextField
          name="zip"
          label={t('courseEnd.form.zip')}
          autoComplete="postal-code"
          maxLength={12}
          optional
        />
        <TextField
          name="city"
          label={t('courseEnd.form.city')}
          autoComplete="address-level2"
          maxLength={120}
          optional
        />
      </Box>
    </Fields>
  )
}

/** The insurance, the number on its card, and an IBAN where the insurance wants one. */
export const InsuranceFields = ({ ibanMasked }: { ibanMasked: string | null }): ReactNode => {
  const t = useTexts()
  const chosen = insurance.safeParse(useWatch({ name: 'insurance' })).data
  return (
    <Fields title={t('courseEnd.form.insurance')}>
      <InsuranceField name="insurance" />
      <TextField
        name="insurance_number"
        label={t('courseEnd.form.insuranceNumber')}
        hint={t('courseEnd.form.insuranceNumberHint')}
        whenEmpty={null}
        maxLength={40}
      />
      {chosen?.iban_required && (
        <TextField
          name="iban"
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

/** What is signed, and the line to sign on. */
export const SignatureFields = (age: AgeOfConsent): ReactNode => {
  const t = useTexts()
  const byParent = useNeedsParent(age)
  return (
    <Fields title={t('courseEnd.form.signatureTitle')}>
      <div>
        {t(byParent ? 'courseEnd.form.declaresParent' : 'courseEnd.form.declares')}
        <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 3 }}>
          <li>{t(byParent ? 'courseEnd.form.tookPartParent' : 'courseEnd.form.tookPart')}</li>
          <li>{t('courseEnd.form.isTrue')}</li>
        </Box>
      </div>
      <SignatureField
        name="signature"
        label={t(byParent ? 'courseEnd.form.signatureParent' : 'courseEnd.form.signature')}
        {...(byParent && { nameLabel: t('courseEnd.form.signatureNameParent') })}
      />
    </Fields>
  )
}

const Fields = ({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children: ReactNode
}): ReactNode => (
  <Section title={title} intro={intro} variant="card">
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
  </Section>
)
