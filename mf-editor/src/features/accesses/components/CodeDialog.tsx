import { accessCodeFields, object, type AccessCode } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { toast } from '@kursportal/shared/ui'
import { editText, useEditForm } from '@kursportal/shared/ui/edits'
import {
  DateField,
  FormDialog,
  NumberField,
  TextField,
  useKitForm,
  type At,
} from '@kursportal/shared/ui/forms'
import { KeepTyped, KeptAgain } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { fetchCode } from '../api/read-accesses.ts'
import { useCreateCode, useEditCode } from '../api/write-access.ts'

const schema = object(accessCodeFields)
type CodeFields = Pick<AccessCode, keyof typeof accessCodeFields>

const fieldsOf = ({ label, max_uses, open_until }: AccessCode): CodeFields => ({
  label,
  max_uses,
  open_until,
})

type Props = {
  accessId: string
  /** The code that is changed; without one a new one is made. */
  code: AccessCode | undefined
  open: boolean
  onClose: () => void
}

const Fields = ({ at }: { at: At<CodeFields> }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <TextField
        name={at('label')}
        label={t('accesses.codes.label')}
        hint={t('accesses.codes.labelHint')}
        maxLength={120}
      />
      <NumberField
        name={at('max_uses')}
        label={t('accesses.codes.maxUses')}
        hint={t('accesses.codes.maxUsesHint')}
        optional
        whenEmpty={null}
      />
      <DateField
        name={at('open_until')}
        label={t('accesses.codes.openUntil')}
        hint={t('accesses.codes.openUntilHint')}
        optional
        whenEmpty={null}
      />
    </>
  )
}

const NewCode = ({ accessId, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const create = useCreateCode(accessId)
  const form = useKitForm(schema, { defaultValues: { label: '', max_uses: null, open_until: null } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('accesses.codes.newTitle')}
      form={form}
      onSubmit={async (typed) => {
        await create.mutateAsync(typed)
        toast.success(t('accesses.codes.made'))
      }}
      submitLabel={t('accesses.codes.make')}
    >
      <KeepTyped form={form} part={`access-code/${accessId}`} />
      <Fields at={form.at} />
    </FormDialog>
  )
}

const ChangedCode = ({ accessId, code, open, onClose }: Props & { code: AccessCode }): ReactNode => {
  const t = useTexts()
  const edit = useEditCode(accessId)
  const draft = useEditForm<CodeFields>({
    part: `access-code/${code.id}`,
    rules: schema,
    now: { fields: fieldsOf(code), version: code.version },
    looks: {
      label: { label: t('accesses.codes.label') },
      max_uses: { label: t('accesses.codes.maxUses') },
      open_until: {
        label: t('accesses.codes.openUntil'),
        show: (day) => (day ? formatDay(day) : editText('empty')),
      },
    },
    present: async () => {
      const now = await fetchCode(accessId, code.id)
      return { fields: fieldsOf(now), version: now.version, edited: null }
    },
    write: (changed, based_on) => edit.mutateAsync({ codeId: code.id, ...changed, based_on }),
  })
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={t('accesses.codes.editTitle')}
        form={draft.form}
        onSubmit={async (typed) => {
          await draft.save(typed)
          toast.success(t('accesses.codes.saved'))
        }}
        submitLabel={t('accesses.codes.save')}
      >
        <KeptAgain at={draft.keptAt} />
        <Fields at={draft.form.at} />
      </FormDialog>
      {draft.dialog}
    </>
  )
}

/** Asks whom a code is for, how many may come in with it, and until when; merged with what another tab has set. */
export const CodeDialog = (props: Props): ReactNode =>
  props.code ? <ChangedCode {...props} code={props.code} /> : <NewCode {...props} />
