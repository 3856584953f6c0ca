import { insuranceInput, object } from '@kursportal/shared/contract'
import { toast } from '@kursportal/shared/ui'
import { CheckboxField, FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useSaveInsurance, type Insurance, type InsuranceInput } from '../api/insurances.ts'

const schema = object(insuranceInput)

const fresh: InsuranceInput = {
  name: '',
  active: true,
  iban_required: false,
  important: false,
  private: false,
  hand_in_text: '',
  hand_in_url: '',
}

const flags = ['active', 'important', 'iban_required', 'private'] as const

type Props = {
  /** The one that is changed; undefined for a new one. */
  insurance: Insurance | undefined
  onClose: () => void
}

/** Asks for everything about a health insurance, and how certificates are handed in to it. */
export const InsuranceDialog = ({ insurance, onClose }: Props): ReactNode => {
  const t = useTexts()
  const save = useSaveInsurance(insurance?.id)
  const { id: _id, ...known } = insurance ?? { id: '', ...fresh }
  const form = useKitForm(schema, { defaultValues: known })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={insurance ? insurance.name : t('insurances.add')}
      form={form}
      onSubmit={async (values) => {
        await save.mutateAsync(values)
        toast.success(t('insurances.saved', { name: values.name }))
      }}
      submitLabel={t('insurances.save')}
    >
      <TextField name={form.at('name')} label={t('insurances.name')} maxLength={120} />
      {flags.map((flag) => (
        <CheckboxField
          key={flag}
          name={form.at(flag)}
          label={t(`insurances.flag.${flag}`)}
          hint={t(`insurances.hint.${flag}`)}
        />
      ))}
      <TextField
        name={form.at('hand_in_text')}
        label={t('insurances.handInText')}
        hint={t('insurances.handInTextHint')}
        rows={3}
        maxLength={1000}
        optional
      />
      <TextField
        name={form.at('hand_in_url')}
        label={t('insurances.handInUrl')}
        hint={t('insurances.handInUrlHint')}
        invalidText={t('insurances.handInUrlInvalid')}
        type="url"
        maxLength={500}
        optional
      />
    </FormDialog>
  )
}
