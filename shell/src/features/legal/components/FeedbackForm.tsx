import { afterSchemas } from '@kursportal/shared/contract'
import { fullName } from '@kursportal/shared/domain'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useSession } from '@kursportal/shared/store'
import { Alert, Button } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { useTexts } from '../texts.ts'
import { useSendFeedback } from '../api/notices.ts'
import type { Feedback, FeedbackFields } from '../feedback.ts'

const rules = () =>
  afterSchemas(async () => (await import(/* webpackChunkName: "legal-rules" */ '../feedback.ts')).feedback)

type Sent = { email: string; received_at: string; receipt_mailed: boolean }

const Thanks = ({ sent }: { sent: Sent }): ReactNode => {
  const t = useTexts()
  const said = useRef<HTMLDivElement>(null)
  // The form it took the place of had the focus.
  useEffect(() => said.current?.focus(), [])
  return (
    <Alert severity="success" ref={said} tabIndex={-1}>
      {t(sent.receipt_mailed ? 'feedback.doneMailed' : 'feedback.done', {
        when: formatDateTime(sent.received_at),
        email: sent.email,
      })}
    </Alert>
  )
}

/** Tells the operator of a barrier, without logging in. */
export const FeedbackForm = (): ReactNode => {
  const t = useTexts()
  const user = useSession()?.user
  const send = useSendFeedback()
  const [sent, setSent] = useState<Sent>()
  const form = useKitForm<FeedbackFields, Feedback>(rules, {
    defaultValues: {
      message: '',
      address: '',
      name: user ? fullName(user) : '',
      email: user?.email ?? '',
    },
  })
  if (sent) return <Thanks sent={sent} />
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        const receipt = await send.mutateAsync(typed)
        form.reset()
        setSent({ email: typed.email, ...receipt })
      }}
      errorText={sentenceOf}
      label={t('feedback.title')}
    >
      <KeepTyped form={form} part="feedback" inTab />
      <TextField name={form.at('message')} label={t('feedback.message')} rows={4} maxLength={5_000} />
      <TextField
        name={form.at('address')}
        label={t('feedback.address')}
        hint={t('feedback.addressHint')}
        maxLength={1_000}
        optional
      />
      <TextField
        name={form.at('name')}
        label={t('feedback.name')}
        autoComplete="name"
        maxLength={200}
        optional
      />
      <TextField
        name={form.at('email')}
        type="email"
        label={t('feedback.email')}
        hint={t('feedback.emailHint')}
        autoComplete="email"
      />
      <FormButtons fill>
        <Button type="submit" variant="contained" size="large" loading={send.isPending}>
          {t('feedback.send')}
        </Button>
      </FormButtons>
    </Form>
  )
}
