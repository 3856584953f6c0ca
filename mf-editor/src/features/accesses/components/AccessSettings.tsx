import { failureText } from '@kursportal/shared/client'
import { accessFields, object, type Access } from '@kursportal/shared/contract'
import { Section, toast } from '@kursportal/shared/ui'
import { Form, RadioField, SaveBar, TextField, UnsavedGuard, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { servesNobody } from '../accesses.rules.ts'
import { useEditAccess } from '../api/write-access.ts'
import { serves, servesField } from '../serves.ts'

const schema = object({ name: accessFields.name, serves: servesField })

/** The name, and whom it serves, which can be switched while it serves nobody. */
export const AccessSettings = ({
  access,
  management,
}: {
  access: Access
  management: NonNullable<Access['management']>
}): ReactNode => {
  const t = useTexts()
  const edit = useEditAccess(access.id)
  const values = { name: access.name, serves: access.for_societies ? 'societies' : 'people' }
  const form = useKitForm(schema, { defaultValues: values, values, resetOptions: { keepDirtyValues: true } })
  const { isDirty, isSubmitting } = form.formState
  const fixed = !servesNobody(management)
  const save = async (typed: typeof values): Promise<void> => {
    try {
      await edit.mutateAsync({
        name: typed.name,
        ...(!fixed && { for_societies: typed.serves === 'societies' }),
      })
      form.reset(typed, { keepDirtyValues: false })
      toast.success(t('accesses.saved'))
    } catch (error) {
      form.setError('root', { message: failureText(error) })
    }
  }
  return (
    <Section variant="card" title={t('accesses.settings')}>
      <Form form={form} onSubmit={save} label={t('accesses.settings')}>
        <TextField name="name" label={t('accesses.name')} hint={t('accesses.nameHint')} maxLength={200} />
        <RadioField
          name="serves"
          label={t('accesses.serves')}
          hint={fixed && t('accesses.servesFixed')}
          disabled={fixed}
          options={serves.map((value) => ({
            value,
            label: t(`accesses.servesWhom.${value}`),
            description: t(`accesses.servesHint.${value}`),
          }))}
        />
        {isDirty && (
          <SaveBar
            state={isSubmitting ? 'saving' : 'unsaved'}
            onDiscard={() => form.reset(undefined, { keepDirtyValues: false })}
          />
        )}
      </Form>
      <UnsavedGuard when={isDirty} />
    </Section>
  )
}
