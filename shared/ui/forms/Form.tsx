import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { textOfFailure } from '../../client/failure-text.ts'
import { useGoneMeanwhile } from '../feedback/useGoneMeanwhile.ts'
import { showRefusal } from './refusal.ts'
import { RulesMissing } from './useKitForm.ts'
import { useUnsaved } from '../../store/unsaved.ts'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>
  /** Gets the checked values. What the server refuses stands at its field, or as a sentence on top; nothing typed is lost. */
  onSubmit: (values: Output) => unknown
  /** The German sentence for what `onSubmit` threw, where another one fits than usual. */
  errorText?: ((error: unknown) => string) | undefined
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
  errorText,
  label,
  id,
  children,
}: Props<Input, Output>) {
  const { errors, isDirty } = form.formState
  const { root } = errors
  const problem = useRef<HTMLDivElement>(null)
  // The button that sent it was off meanwhile, so the focus is on nothing; each refusal is a new one, also word for word.
  useEffect(() => {
    if (root?.message) problem.current?.focus()
  }, [root])
  useUnsaved(isDirty)
  const goneMeanwhile = useGoneMeanwhile()
  const submit = (event: FormEvent) => {
    event.stopPropagation()
    const send = async (values: Output) => {
      try {
        await onSubmit(values)
      } catch (error) {
        goneMeanwhile(error)
        const message = showRefusal(form, error, errorText)
        if (message) form.setError('root', { message })
      }
    }
    form
      .handleSubmit(send)(event)
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
        {root?.message && (
          <Alert severity="error" ref={problem} tabIndex={-1}>
            {root.message}
          </Alert>
        )}
        {children}
      </Box>
    </FormProvider>
  )
}
