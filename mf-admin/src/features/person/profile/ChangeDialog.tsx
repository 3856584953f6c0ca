import { toast } from '@kursportal/shared/ui'
import { FormDialog } from '@kursportal/shared/ui/forms'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { changeFailure } from './change-failure.ts'

type Props<Input extends Record<string, unknown>, Output> = {
  person: Person
  /** What is changed, in words. */
  label: string
  form: ComponentProps<typeof FormDialog<Input, Output>>['form']
  onSave: (values: Output) => Promise<unknown>
  onClose: () => void
  /** The field, and the admin’s password below it. */
  children: ReactNode
}

/** The dialog in which one thing about somebody is changed, whatever its field looks like. */
export function ChangeDialog<Input extends Record<string, unknown>, Output>({
  person,
  label,
  form,
  onSave,
  onClose,
  children,
}: Props<Input, Output>): ReactNode {
  const t = useTexts()
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('person.change.title', { what: label })}
      form={form}
      submitLabel={t('person.change.save')}
      errorText={changeFailure(t)}
      onSubmit={async (values) => {
        await onSave(values)
        toast.success(t('person.change.saved', { name: person.name }))
      }}
    >
      {children}
    </FormDialog>
  )
}
