import { Button, Dialog } from '@kursportal/shared/ui'
import { Form, useAskToLeave, type FieldValues, type UseFormReturn } from '@kursportal/shared/ui/forms'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'

type Props<Input extends FieldValues, Output> = {
  title: string
  form: UseFormReturn<Input, unknown, Output>
  /** Takes the step; what it throws is said at the field or on top. */
  onStep: (values: Output) => Promise<unknown>
  /** The verb on the button. */
  stepLabel: string
  onClose: () => void
  /** The sentence for what the step threw, where another one fits than usual. */
  errorText?: (error: unknown) => string
  destructive?: boolean
  /** False while the step cannot be taken yet: there is no button for it. */
  ready?: boolean
  children: ReactNode
}

/** One step of something that is confirmed by a code: a small form in a window. Nothing typed is lost when it fails. */
export const StepDialog = <Input extends FieldValues, Output>({
  title,
  form,
  onStep,
  stepLabel,
  onClose,
  errorText,
  destructive = false,
  ready = true,
  children,
}: Props<Input, Output>): ReactNode => {
  const t = useTexts()
  const id = useId()
  const { isSubmitting: busy, isDirty } = form.formState
  const { leave, question } = useAskToLeave(isDirty, onClose)
  return (
    <Dialog
      open
      onClose={leave}
      busy={busy}
      title={title}
      actions={
        <>
          <Button variant="outlined" onClick={leave} disabled={busy}>
            {t('profile.cancel')}
          </Button>
          {ready && (
            <Button
              variant="contained"
              color={destructive ? 'error' : 'primary'}
              loading={busy}
              type="submit"
              form={id}
            >
              {stepLabel}
            </Button>
          )}
        </>
      }
    >
      <Form id={id} form={form} onSubmit={onStep} errorText={errorText}>
        {children}
      </Form>
      {question}
    </Dialog>
  )
}
