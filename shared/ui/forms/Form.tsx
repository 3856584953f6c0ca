import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { FormEvent, ReactNode } from 'react'
import { textOfFailure } from '../../client/failure-text.ts'
import { RulesMissing } from './useKitForm.ts'
import { useUnsaved } from '../../store/unsaved.ts'
import { FormProvider, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form'

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>
  /** Gets the checked values. What it throws is the caller's to show (`form.setError('root', { message })`). */
  onSubmit: SubmitHandler<Output>
  /** Named, it becomes a landmark. */
  label?: string
  /** For a button that sends it from outside (`type="submit" form={id}`), such as one of a dialog's foot. */
  id?: string
  children: ReactNode
}

/** A form: Enter sends it, the schema checks it, `errors.root` stands on top, fields find it by context. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  label,
  id,
  children,
}: Props<Input, Output>) {
  const { errors, isDirty } = form.formState
  const { root } = errors
  useUnsaved(isDirty)
  const submit = (event: FormEvent) => {
    event.stopPropagation()
    form
      .handleSubmit(onSubmit)(event)
      .catch((error: unknown) => {
        if (!(error instanceof RulesMissing)) throw error
        form.setError('root', { message: textOfFailure('network') })
      })
  }
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={submit}
        aria-label={label}
        sx={{ display: 'grid', gap: 3 }}
      >
        {root?.message && <Alert severity="error">{root.message}</Alert>}
        {children}
      </Box>
    </FormProvider>
  )
}
