import { failureText, isFailure } from '@kursportal/shared/client'
import { object, text } from '@kursportal/shared/contract'
import { Button, PublishIcon } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { translate, useTexts } from './texts.ts'

const MAX = 5_000
const schema = object({ text: text(MAX).min(1) })

const failureWords = (error: unknown): string =>
  isFailure(error, 'too_many_requests') && error.retryAfter
    ? translate('care.tooFast', { minutes: Math.ceil(error.retryAfter / 60) })
    : failureText(error)

type Props = {
  /** Under which word what is typed is kept in this tab until it is sent: it may tell about somebody's health. */
  draft: string
  title: string
  label: string
  hint?: string
  submitLabel: string
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** Something one writes to whoever leads the course. What is typed is kept in this tab until it is sent. */
export const WriteForm = ({ draft, title, label, hint, submitLabel, onSend, onCancel }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(schema, { defaultValues: { text: '' } })
  return (
    <Form
      form={form}
      label={title}
      errorText={failureWords}
      onSubmit={async (values) => {
        await onSend(values.text)
        form.reset({ text: '' })
      }}
    >
      <KeepTyped form={form} part={draft} inTab />
      <TextField name={form.at('text')} label={label} hint={hint} rows={4} maxLength={MAX} />
      <FormButtons>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel} disabled={form.formState.isSubmitting}>
            {t('care.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          loading={form.formState.isSubmitting}
          startIcon={<PublishIcon size={20} aria-hidden />}
        >
          {submitLabel}
        </Button>
      </FormButtons>
    </Form>
  )
}
