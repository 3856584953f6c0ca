import { call } from '@kursportal/shared/client'
import { mailCode, newPassword, object } from '@kursportal/shared/contract'
import { passwordProblem } from '@kursportal/shared/domain'
import { useSystemConfig } from '@kursportal/shared/store'
import { toast, Typography } from '@kursportal/shared/ui'
import {
  NewPasswordField,
  PasswordOwner,
  sentCode,
  useKitForm,
  type SentCode,
} from '@kursportal/shared/ui/forms'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useChangePassword } from '../api/change-password.ts'
import { CodeFields } from './CodeFields.tsx'
import { StepDialog } from './StepDialog.tsx'

type Props = { email: string; onClose: () => void }

const nothing = object({})
const sendCode = (email: string) => call('PUT /password', { body: { email } })

const AskStep = ({ email, onSent, onClose }: Props & { onSent: (code: SentCode) => void }): ReactNode => {
  const t = useTexts()
  const form = useKitForm(nothing, { defaultValues: {} })
  return (
    <StepDialog
      title={t('profile.password.title')}
      form={form}
      onStep={async () => {
        onSent(sentCode(email, await sendCode(email)))
      }}
      stepLabel={t('profile.code.send')}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('profile.password.body', { email })}</Typography>
    </StepDialog>
  )
}

/** The rules a browser can check; what is common is known to the server. */
const usePasswordStep = (email: string) => {
  const { password_length: minLength } = useSystemConfig().limits
  return useMemo(
    () =>
      object({
        code: mailCode,
        password: newPassword.superRefine((typed, context) => {
          const problem =
            typed === '' ? 'required' : passwordProblem(typed, { email, minLength, isCommon: () => false })
          if (problem) context.addIssue({ code: 'custom', message: problem })
        }),
      }),
    [email, minLength],
  )
}

const CodeStep = ({ email, onClose, sent }: Props & { sent: SentCode }): ReactNode => {
  const t = useTexts()
  const change = useChangePassword()
  const form = useKitForm(usePasswordStep(email), { defaultValues: { code: '', password: '' } })
  return (
    <StepDialog
      title={t('profile.password.title')}
      form={form}
      onStep={async (proof) => {
        await change.mutateAsync({ email, ...proof })
        toast.success(t('profile.password.done'))
        onClose()
      }}
      stepLabel={t('profile.password.confirm')}
      onClose={onClose}
    >
      <CodeFields name={form.at('code')} code={sent} send={() => sendCode(email)} />
      <PasswordOwner email={email} />
      <NewPasswordField name={form.at('password')} label={t('profile.password.label')} own={[email]} />
    </StepDialog>
  )
}

/** A new password: the code goes to the e-mail address of the account. */
const PasswordDialog = ({ email, onClose }: Props): ReactNode => {
  const [sent, setSent] = useState<SentCode>()
  return sent ? (
    <CodeStep email={email} onClose={onClose} sent={sent} />
  ) : (
    <AskStep email={email} onSent={setSent} onClose={onClose} />
  )
}

export default PasswordDialog
