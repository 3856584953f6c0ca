import { newPayeeDeclaration, object } from '@kursportal/shared/contract'
import {
  declarationProblems,
  euCountries,
  numberNeeded,
  payeeStatuses,
  type PayeeStatus,
} from '@kursportal/shared/domain'
import { toast, Typography } from '@kursportal/shared/ui'
import {
  CheckboxField,
  FormDialog,
  RadioField,
  SelectField,
  TextField,
  useKitForm,
  useWatch,
} from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useMemo, type ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../../../texts/index.ts'
import { useDeclare, type Declarations } from '../api/documents.ts'

const { name, street, zip, city, country, tax_number, vat_id, signed_name, status } =
  newPayeeDeclaration.shape

/** Where a private person may live whom a bank can pay to. */
const privateCountries = [...euCountries, 'AD', 'CH', 'GB', 'IS', 'LI', 'MC', 'NO', 'SM']
const names = new Intl.DisplayNames('de-DE', { type: 'region' })
const optionsOf = (countries: readonly string[]) =>
  countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'de'))
const abroad = optionsOf(euCountries.filter((each) => each !== 'DE'))
const everywhere = optionsOf(privateCountries)

const schemaWith = (agreedMissing: string) =>
  object({
    status: status.nullable().refine((chosen) => chosen !== null, 'required'),
    taxed: z.enum(['no', 'yes']),
    name,
    street,
    zip,
    city,
    country,
    tax_number,
    vat_id,
    signed_name,
    agreed: z.boolean().refine((given) => given, agreedMissing),
  }).superRefine((typed, context) => {
    if (typed.status === null) return
    for (const { path, message } of declarationProblems(declaredBy(typed)))
      context.addIssue({ code: 'custom', path: [path], message })
  })
type Typed = z.input<ReturnType<typeof schemaWith>>

/** What is declared by what was typed: a field that a status does not ask for says nothing. */
const declaredBy = (typed: Typed) => {
  const chosen: PayeeStatus = typed.status ?? 'private'
  const asks = numberNeeded(chosen)
  return {
    status: chosen,
    taxed: chosen === 'club' && typed.taxed === 'yes',
    country: chosen === 'private' || chosen === 'eu' ? typed.country : 'DE',
    tax_number: asks === 'either' ? typed.tax_number : '',
    vat_id: asks === 'none' ? '' : typed.vat_id,
  }
}

type Props = { societyId: string; declarations: Declarations; onClose: () => void }

const beginning = ({ current, suggested }: Declarations): Typed => ({
  status: current?.status ?? null,
  taxed: current?.taxed ? 'yes' : 'no',
  ...suggested,
  country: 'DE',
  tax_number: '',
  vat_id: '',
  ...current?.facts,
  signed_name: '',
  agreed: false,
})

/** Declares what the payee is for the tax office, with a typed signature; asks for what that status needs. */
const DeclareDialog = ({ societyId, declarations, onClose }: Props): ReactNode => {
  const t = useTexts()
  const declare = useDeclare(societyId)
  const schema = useMemo(() => schemaWith(t('declare.agreedMissing')), [t])
  const form = useKitForm(schema, { defaultValues: beginning(declarations) })
  const chosen = useWatch({ control: form.control, name: 'status' })
  const asks = chosen ? numberNeeded(chosen) : 'none'
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('declare.title')}
      form={form}
      submitLabel={t('declare.submit')}
      onSubmit={async ({ agreed: _agreed, ...typed }) => {
        await declare.mutateAsync({
          ...typed,
          ...declaredBy({ ...typed, agreed: true }),
          society_id: societyId,
          agreed: true,
        })
        toast.success(t('declare.done'))
      }}
    >
      <KeepTyped form={form} part={`declaration/${societyId}`} inTab />
      <Typography>{t('declare.intro')}</Typography>
      {declarations.current && <Typography>{t('declare.holdsFor')}</Typography>}
      <RadioField
        name={form.at('status')}
        label={t('declare.status')}
        options={payeeStatuses.map((value) => ({
          value,
          label: t(`taxes.statuses.${value}`),
          description: t(`taxes.about.${value}`),
        }))}
      />
      {chosen === 'club' && (
        <RadioField
          name={form.at('taxed')}
          label={t('declare.taxed')}
          options={[
            { value: 'no', label: t('declare.taxedNo') },
            { value: 'yes', label: t('declare.taxedYes') },
          ]}
        />
      )}
      <TextField
        name={form.at('name')}
        label={t(chosen === 'club' ? 'declare.clubName' : 'declare.name')}
        hint={t('declare.nameHint')}
        maxLength={200}
      />
      <TextField name={form.at('street')} label={t('declare.street')} maxLength={200} />
      <TextField name={form.at('zip')} label={t('declare.zip')} maxLength={12} />
      <TextField name={form.at('city')} label={t('declare.city')} maxLength={120} />
      {(chosen === 'private' || chosen === 'eu') && (
        <SelectField
          name={form.at('country')}
          label={t('declare.country')}
          options={chosen === 'eu' ? abroad : everywhere}
        />
      )}
      {asks === 'either' && (
        <TextField
          name={form.at('tax_number')}
          label={t('declare.taxNumber')}
          hint={t('declare.eitherHint')}
          maxLength={30}
        />
      )}
      {asks !== 'none' && <TextField name={form.at('vat_id')} label={t('declare.vatId')} maxLength={20} />}
      <TextField
        name={form.at('signed_name')}
        label={t('declare.signature')}
        hint={t('declare.signatureHint')}
        maxLength={200}
      />
      <CheckboxField
        name={form.at('agreed')}
        label={t(chosen && chosen !== 'private' ? 'declare.agreedCredit' : 'declare.agreed')}
      />
    </FormDialog>
  )
}

export default DeclareDialog
