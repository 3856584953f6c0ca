import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../base/mui.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { useUiText } from '../texts.ts'
import { Form } from './Form.tsx'
import { useAskToLeave } from './useAskToLeave.tsx'

type Props<Input extends FieldValues, Output> = {
  open: boolean
  /** Called when the dialog is left, also after a good answer; the fields are empty again by then. */
  onClose: () => void
  title: string
  form: UseFormReturn<Input, unknown, Output>
  /** Does it. A rejected promise leaves the dialog open with what was typed, and says why as a {@link Form} does. */
  onSubmit: (values: Output) => Promise<unknown>
  /** The verb on the button: "Hinzufügen". */
  submitLabel: string
  /** The German sentence for what `onSubmit` threw, where another one fits than usual. */
  errorText?: (error: unknown) => string
  /** Whether there is anything to send; the button waits for it. */
  ready?: boolean
  /** Whether it takes something away for good; its button warns by its colour. */
  destructive?: boolean
  /** The fields. */
  children: ReactNode
}

/**
 * A short form in a dialog: asks, sends, closes; what goes wrong is said at its field or above them. Nothing typed is lost: leaving
 * it by Escape, the cross, a press beside it or its button asks first.
 */
export function FormDialog<Input extends FieldValues, Output>({
  open,
  onClose,
  title,
  form,
  onSubmit,
  submitLabel,
  errorText,
  ready = true,
  destructive = false,
  children,
}: Props<Input, Output>) {
  const text = useUiText()
  const id = useId()
  const { isSubmitting: busy, isDirty } = form.formState
  const close = () => {
    form.reset()
    onClose()
  }
  const { leave, question } = useAskToLeave(isDirty, close)
  const send = async (values: Output) => {
    await onSubmit(values)
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      busy={busy}
      actions={
        <>
          <Button variant="outlined" onClick={leave} disabled={busy}>
            {text('cancel')}
          </Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={busy}
            disabled={!ready}
            type="submit"
            form={id}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={send} errorText={errorText}>
        {/* What is taken away is read first: a field further down would scroll past it on phones. */}
        {!destructive && <FocusFirstField />}
        {children}
      </Form>
      {question}
    </Dialog>
  )
}

const controls =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), select:not(:disabled)'

/** Moves the focus into the form as it opens; the window would take it for itself otherwise. */
function FocusFirstField() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const first = form?.querySelector<HTMLElement>(controls)
    // Of several radio buttons the chosen one is where the Tab key would stop.
    const chosen = first?.matches('[type=radio]') && form?.querySelector<HTMLElement>('[type=radio]:checked')
    ;(chosen || first)?.focus()
  }, [])
  return <span ref={place} hidden />
}
