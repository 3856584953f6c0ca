import { useSystemConfig } from '@kursportal/shared/store'
import { Button, toast } from '@kursportal/shared/ui'
import {
  CodeField,
  CodeSent,
  Form,
  NewPasswordField,
  PasswordOwner,
  showRefusal,
  useKitForm,
  type SentCode,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { DevOutboxLink } from '../../../common/DevOutboxLink.tsx'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { useTexts } from '../texts.ts'
import { useLogIn } from '../api/log-in.ts'
import { useRequestCode, useSetPassword } from '../api/new-password.ts'
import { lateRules } from '../late-rules.ts'

/** The code and the new password; whoever sets it is logged in with it at once. */
export const SetPassword = (props: { sent: SentCode; onSent: (code: SentCode) => void }): ReactNode => {
  const t = useTexts()
  const email = props.sent.to
  const { limits } = useSystemConfig()
  const form = useKitForm(() => lateRules.newPassword(limits.password_length, email), {
    defaultValues: { code: '', password: '' },
  })
  const again = useRequestCode()
  const change = useSetPassword()
  const logIn = useLogIn()
  const submit = async ({ code, password }: { code: string; password: string }): Promise<void> => {
    await change.mutateAsync({ email, code, password })
    await logIn.mutateAsync({ email, password })
    toast.success(t('login.passwordSet'))
  }
  const sendAgain = async (): Promise<void> => {
    try {
      props.onSent(await again.mutateAsync(email))
    } catch (error) {
      const message = showRefusal(form, error, sentenceOf)
      if (message) form.setError('root', { message })
    }
  }
  return (
    <Form form={form} onSubmit={submit} errorText={sentenceOf} label={t('login.newPassword')}>
      <CodeSent code={props.sent} onAgain={sendAgain}>
        <DevOutboxLink to={email} />
      </CodeSent>
      <PasswordOwner email={email} />
      <CodeField name={form.at('code')} label={t('account.code')} hint={t('account.codeHint')} />
      <NewPasswordField
        name={form.at('password')}
        label={t('login.yourNewPassword')}
        own={email.split(/[@.]/)}
      />
      <Button type="submit" variant="contained" size="large" loading={change.isPending || logIn.isPending}>
        {t('login.setPassword')}
      </Button>
    </Form>
  )
}
