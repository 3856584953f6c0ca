import { insuranceInput, object } from '@kursportal/shared/contract'
import { Alert, toast } from '@kursportal/shared/ui'
import { useEditForm } from '@kursportal/shared/ui/edits'
import { CheckboxField, FormDialog, TextField } from '@kursportal/shared/ui/forms'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import {
  readInsurance,
  useAddInsurance,
  useChangeInsurance,
  type Insurance,
  type InsuranceInput,
} from '../api/insurances.ts'

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

/** What of an insurance the form asks for. */
const fieldsOf = (insurance: Insurance): InsuranceInput => ({
  name: insurance.name,
  active: insurance.active,
  iban_required: insurance.iban_required,
  important: insurance.important,
  private: insurance.private,
  hand_in_text: insurance.hand_in_text,
  hand_in_url: insurance.hand_in_url,
})

const looksOf = (t: Translate) => ({
  name: { label: t('insurances.name') },
  active: { label: t('insurances.flag.active') },
  iban_required: { label: t('insurances.flag.iban_required') },
  important: { label: t('insurances.flag.important') },
  private: { label: t('insurances.flag.private') },
  hand_in_text: { label: t('insurances.handInText') },
  hand_in_url: { label: t('insurances.handInUrl') },
})

/** The form of one, or of a new one; where somebody else was faster, both are merged or both are shown. */
const useInsuranceForm = (t: Translate, insurance: Insurance | undefined) => {
  const add = useAddInsurance()
  const change = useChangeInsurance()
  return useEditForm<InsuranceInput>({
    part: insurance ? `insurance/${insurance.id}` : 'new-insurance',
    rules: schema,
    now: insurance
      ? { fields: fieldsOf(insurance), version: insurance.version }
      : { fields: fresh, version: '' },
    looks: looksOf(t),
    present: async () => {
      if (!insurance) return undefined
      const now = await readInsurance(insurance.id)
      return { fields: fieldsOf(now), version: now.version, edited: now.edited }
    },
    write: (changed, basedOn, whole) =>
      insurance
        ? change.mutateAsync({ id: insurance.id, ...changed, based_on: basedOn })
        : add.mutateAsync(whole),
  })
}

type Props = {
  /** The one that is changed; undefined for a new one. */
  insurance: Insurance | undefined
  onClose: () => void
}

/** Asks for everything about a health insurance, and how certificates are handed in to it. */
export const InsuranceDialog = ({ insurance, onClose }: Props): ReactNode => {
  const t = useTexts()
  const { form, save, keptAt, dialog } = useInsuranceForm(t, insurance)
  const asksForIban = form.watch('iban_required') && insurance?.iban_required === false
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title={insurance ? insurance.name : t('insurances.add')}
        form={form}
        onSubmit={async (values) => {
          await save(values)
          toast.success(t('insurances.saved', { name: values.name }))
        }}
        submitLabel={t('insurances.save')}
      >
        <KeptAgain at={keptAt} />
        <TextField name={form.at('name')} label={t('insurances.name')} maxLength={120} />
        {flags.map((flag) => (
          <CheckboxField
            key={flag}
            name={form.at(flag)}
            label={t(`insurances.flag.${flag}`)}
            hint={t(`insurances.hint.${flag}`)}
          />
        ))}
        {asksForIban && insurance.without_iban > 0 && (
          <Alert severity="warning">{t('insurances.asksForIban', { count: insurance.without_iban })}</Alert>
        )}
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
      {dialog}
    </>
  )
}
