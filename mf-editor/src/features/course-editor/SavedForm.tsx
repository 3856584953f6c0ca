import {
  Form,
  SaveBar,
  UnsavedGuard,
  type FieldValues,
  type UseFormReturn,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useSaving } from './useSaving.ts'

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>
  /** What it is called for who cannot see it. */
  label: string
  /** Sends the checked values. */
  save: (values: Output) => Promise<unknown>
  /** Said when it worked. */
  done: string
  children: ReactNode
}

/** A form about a part of the draft: a bar saves or discards what was typed, and it is not left by accident. */
export const SavedForm = <Input extends FieldValues, Output>({
  form,
  label,
  save,
  done,
  children,
}: Props<Input, Output>): ReactNode => {
  const { submit, bar, isDirty } = useSaving(form, save, done)
  return (
    <>
      <Form form={form} onSubmit={submit} label={label}>
        {children}
        {bar.state !== 'clean' && <SaveBar {...bar} />}
      </Form>
      {isDirty && <UnsavedGuard when />}
    </>
  )
}
