import { Button, Dialog } from '@kursportal/shared/ui'
import { Form, showRefusal, type FieldValues, type UseFormReturn } from '@kursportal/shared/ui/forms'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

type Props<Input extends FieldValues, Output> = {
  title: string
  form: UseFormReturn<Input, unknown, Output>
  /** Takes the step; what it throws is said at the field or on top. */
  onStep: (values: Output) => Promise<unknown>
  /** The verb on the button. */
  stepLabel: string
  onClose: () => void
  destructive?: boolean
  children: ReactNode
}

/** One step of something that is confirmed by a code: a small form in a window. Nothing typed is lost when it fails. */
export const StepDialog = <Input extends FieldValues, Output>({
  title,
  form,
  onStep,
  stepLabel,
  onClose,
  destructive = false,
  children,
}: Props<Input, Output>): ReactNode => {
  const t = useTexts()
  const id = useId()
  const busy = form.formState.isSubmitting
  const step = async (values: Output): Promise<void> => {
    try {
      await onStep(values)
    } catch (error) {
      const message = showRefusal(form, error)
      if (message) form.setError('root', { message })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={title}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('profile.cancel')}
          </Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={busy}
            type="submit"
            form={id}
          >
            {stepLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={step}>
        {children}
      </Form>
    </Dialog>
  )
}
