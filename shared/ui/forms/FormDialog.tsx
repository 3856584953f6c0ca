import { useId, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { failureText } from '../../client/failure-text.ts'
import { Button } from '../base/mui.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { useUiText } from '../texts.ts'
import { Form } from './Form.tsx'

type Props<Input extends FieldValues, Output> = {
  open: boolean
  /** Called when the dialog is left, also after a good answer; the fields are empty again by then. */
  onClose: () => void
  title: string
  form: UseFormReturn<Input, unknown, Output>
  /** Does it. A rejected promise leaves the dialog open with what was typed and shows `errorText` on top. */
  onSubmit: (values: Output) => Promise<unknown>
  /** The verb on the button: "Hinzufügen". */
  submitLabel: string
  /** The German sentence for what `onSubmit` threw, where another one fits than usual. */
  errorText?: (error: unknown) => string
  /** The fields. */
  children: ReactNode
}

/** A short form in a dialog: asks, sends, closes; what goes wrong is said above the fields and nothing typed is lost. */
export function FormDialog<Input extends FieldValues, Output>({
  open,
  onClose,
  title,
  form,
  onSubmit,
  submitLabel,
  errorText = failureText,
  children,
}: Props<Input, Output>) {
  const text = useUiText()
  const id = useId()
  const busy = form.formState.isSubmitting
  const close = () => {
    form.reset()
    onClose()
  }
  const send = async (values: Output) => {
    try {
      await onSubmit(values)
    } catch (error) {
      form.setError('root', { message: errorText(error) })
      return
    }
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      busy={busy}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={busy}>
            {text('cancel')}
          </Button>
          <Button variant="contained" loading={busy} type="submit" form={id}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={send}>
        {children}
      </Form>
    </Dialog>
  )
}
