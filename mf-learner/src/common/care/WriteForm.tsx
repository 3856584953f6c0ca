import { failureText, isFailure } from '@kursportal/shared/client'
import { object, text } from '@kursportal/shared/contract'
import { Button, PublishIcon } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import { useEffect, useState, type ReactNode } from 'react'
import { translate, useTexts } from './texts.ts'
import { keepDraft, readDraft } from '../forum/local-draft.ts'

const MAX = 5_000
const schema = object({ text: text(MAX).min(1) })

const failureWords = (error: unknown): string =>
  isFailure(error, 'too_many_requests') && error.retryAfter
    ? translate('care.tooFast', { minutes: Math.ceil(error.retryAfter / 60) })
    : failureText(error)

type Props = {
  /** Under which word what is typed is kept in the browser until it is sent. */
  draft: string
  title: string
  label: string
  hint?: string
  submitLabel: string
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** Something one writes to whoever leads the course. What is typed is kept in the browser until it is sent. */
export const WriteForm = ({ draft, title, label, hint, submitLabel, onSend, onCancel }: Props): ReactNode => {
  const t = useTexts()
  const [kept] = useState(() => readDraft(draft))
  const form = useKitForm(schema, { defaultValues: { text: kept?.text ?? '' } })
  const written = useWatch({ control: form.control, name: 'text' })
  useEffect(() => keepDraft(draft, { text: written }), [draft, written])
  return (
    <Form
      form={form}
      label={title}
      errorText={failureWords}
      onSubmit={async (values) => {
        await onSend(values.text)
        keepDraft(draft, { text: '' })
        form.reset({ text: '' })
      }}
    >
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
