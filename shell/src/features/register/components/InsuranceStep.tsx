import { InsuranceField, InsuranceNumberField } from '@kursportal/shared/ui/combobox'
import { TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import { Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { currentDraft } from '../draft.ts'
import { insuranceSchema } from '../schemas.ts'
import { StepForm } from './StepForm.tsx'

/** The health insurance that pays the course; all of it can wait for the profile. */
export const InsuranceStep = ({ onDone, onBack }: { onDone: () => void; onBack: () => void }): ReactNode => {
  const t = useTexts()
  const { insurance, insurance_number, iban } = currentDraft()
  const form = useKitForm(insuranceSchema, { defaultValues: { insurance, insurance_number, iban } })
  const chosen = useWatch({ control: form.control, name: 'insurance' })
  return (
    <StepForm
      step="insurance"
      title={t('register.step.insurance')}
      form={form}
      onSubmit={onDone}
      submitLabel={t(chosen ? 'register.next' : 'register.skip')}
      onBack={onBack}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('register.insuranceWhy')}</Typography>
      <InsuranceField name={form.at('insurance')} optional />
      {chosen && (
        <InsuranceNumberField name={form.at('insurance_number')} chosen={chosen} whenEmpty="" optional />
      )}
      {chosen?.iban_required && (
        <TextField
          name={form.at('iban')}
          label={t('register.iban')}
          hint={t('register.ibanHint', { name: chosen.name })}
        />
      )}
    </StepForm>
  )
}
