import { accessCodeFields, object, type AccessCode } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { toast } from '@kursportal/shared/ui'
import { editText, useMergedSave } from '@kursportal/shared/ui/edits'
import { DateField, FormDialog, NumberField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { KeepTyped } from '../../../common/kept/KeepTyped.tsx'
import { useTexts } from '../texts.ts'
import { fetchCode, useCreateCode, useEditCode } from '../api/write-access.ts'

const schema = object(accessCodeFields)
type Fields = Pick<AccessCode, keyof typeof accessCodeFields>

const fieldsOf = (code: AccessCode | undefined): Fields => ({
  label: code?.label ?? '',
  max_uses: code?.max_uses ?? null,
  open_until: code?.open_until ?? null,
})

type Props = {
  accessId: string
  /** The code that is changed; without one a new one is made. */
  code: AccessCode | undefined
  open: boolean
  onClose: () => void
}

/** Asks whom a code is for, how many may come in with it, and until when; merged with what another tab has set. */
export const CodeDialog = ({ accessId, code, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const create = useCreateCode(accessId)
  const edit = useEditCode(accessId)
  const [opened, setOpened] = useState(code)
  const form = useKitForm(schema, {
    defaultValues: fieldsOf(opened),
    values: fieldsOf(opened),
    resetOptions: { keepDirtyValues: true },
  })
  // While something is typed, news from the server do not become its base.
  if (!form.formState.isDirty && opened?.version !== code?.version) setOpened(code)
  const { save, dialog } = useMergedSave<Fields>({
    looks: {
      label: { label: t('accesses.codes.label') },
      max_uses: { label: t('accesses.codes.maxUses') },
      open_until: {
        label: t('accesses.codes.openUntil'),
        show: (day) => (day ? formatDay(day) : editText('empty')),
      },
    },
    present: async () => {
      const now = await fetchCode(accessId, code?.id ?? '')
      return { fields: fieldsOf(now), version: now.version, edited: null }
    },
  })
  const send = async (typed: Fields): Promise<void> => {
    if (opened)
      await save({
        base: fieldsOf(opened),
        typed,
        version: opened.version,
        write: (changed, based_on) => edit.mutateAsync({ codeId: opened.id, ...changed, based_on }),
      })
    else await create.mutateAsync(typed)
    toast.success(t(opened ? 'accesses.codes.saved' : 'accesses.codes.made'))
  }
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={t(code ? 'accesses.codes.editTitle' : 'accesses.codes.newTitle')}
        form={form}
        onSubmit={send}
        submitLabel={t(code ? 'accesses.codes.save' : 'accesses.codes.make')}
      >
        <KeepTyped form={form} part={`access-code/${code?.id ?? accessId}`} />
        <TextField
          name={form.at('label')}
          label={t('accesses.codes.label')}
          hint={t('accesses.codes.labelHint')}
          maxLength={120}
        />
        <NumberField
          name={form.at('max_uses')}
          label={t('accesses.codes.maxUses')}
          hint={t('accesses.codes.maxUsesHint')}
          optional
          whenEmpty={null}
        />
        <DateField
          name={form.at('open_until')}
          label={t('accesses.codes.openUntil')}
          hint={t('accesses.codes.openUntilHint')}
          optional
          whenEmpty={null}
        />
      </FormDialog>
      {dialog}
    </>
  )
}
