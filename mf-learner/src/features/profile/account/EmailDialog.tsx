import { call } from '@kursportal/shared/client'
import { emailAddress, mailCode, object } from '@kursportal/shared/contract'
import { normalizeEmail } from '@kursportal/shared/domain'
import { useSession } from '@kursportal/shared/store'
import { toast, Typography } from '@kursportal/shared/ui'
import { sentCode, TextField, useKitForm, type SentCode } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useChangeEmail } from '../api/change-email.ts'
import { CodeFields } from './CodeFields.tsx'
import { StepDialog } from './StepDialog.tsx'

const addressStep = object({ email: emailAddress })
const codeStep = object({ code: mailCode })

const sendCode = (email: string) => call('PUT /email', { body: { email } })

const AddressStep = (props: { onSent: (code: SentCode) => void; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const own = useSession()?.user.email ?? ''
  const form = useKitForm(addressStep, { defaultValues: { email: '' } })
  return (
    <StepDialog
      title={t('profile.email.title')}
      form={form}
      onStep={async ({ email }) => {
        if (normalizeEmail(email) === normalizeEmail(own))
          return form.setError('email', { message: t('profile.email.own') })
        return props.onSent(sentCode(email, await sendCode(email)))
      }}
      stepLabel={t('profile.code.send')}
      onClose={props.onClose}
    >
      <Typography>{t('profile.email.body')}</Typography>
      <TextField name={form.at('email')} type="email" label={t('profile.email.label')} autoComplete="email" />
    </StepDialog>
  )
}

const CodeStep = ({ sent, onClose }: { sent: SentCode; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const email = sent.to
  const change = useChangeEmail()
  const form = useKitForm(codeStep, { defaultValues: { code: '' } })
  return (
    <StepDialog
      title={t('profile.email.title')}
      form={form}
      onStep={async ({ code }) => {
        await change.mutateAsync({ email, code })
        toast.success(t('profile.email.done', { email }))
        onClose()
      }}
      stepLabel={t('profile.email.confirm')}
      onClose={onClose}
    >
      <CodeFields name={form.at('code')} code={sent} send={() => sendCode(email)} />
    </StepDialog>
  )
}

/** A new e-mail address: the code goes to it, so that it is certain to be theirs. */
const EmailDialog = ({ onClose }: { onClose: () => void }): ReactNode => {
  const [sent, setSent] = useState<SentCode>()
  return sent === undefined ? (
    <AddressStep onSent={setSent} onClose={onClose} />
  ) : (
    <CodeStep sent={sent} onClose={onClose} />
  )
}

export default EmailDialog
