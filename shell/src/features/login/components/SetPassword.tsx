import { fieldErrors, isFailure } from '@kursportal/shared/client'
import { useSystemConfig } from '@kursportal/shared/store'
import { Button, toast } from '@kursportal/shared/ui'
import {
  CodeField,
  CodeSent,
  Form,
  NewPasswordField,
  PasswordOwner,
  useKitForm,
  type SentCode,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { DevOutboxLink } from '../../../common/DevOutboxLink.tsx'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { useTexts } from '../../../texts/index.ts'
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
  const say = (error: unknown): void => {
    const { password } = fieldErrors(error)
    if (password) form.setError('password', { type: 'server', message: password })
    else if (isFailure(error, 'invalid_code', 'too_many_tries'))
      form.setError('code', { type: 'server', message: sentenceOf(error) }, { shouldFocus: true })
    else form.setError('root', { message: sentenceOf(error) })
  }
  const submit = async ({ code, password }: { code: string; password: string }): Promise<void> => {
    try {
      await change.mutateAsync({ email, code, password })
      await logIn.mutateAsync({ email, password })
      toast.success(t('login.passwordSet'))
    } catch (error) {
      say(error)
    }
  }
  const sendAgain = async (): Promise<void> => {
    try {
      props.onSent(await again.mutateAsync(email))
    } catch (error) {
      say(error)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={t('login.newPassword')}>
      <CodeSent code={props.sent} onAgain={sendAgain}>
        <DevOutboxLink to={email} />
      </CodeSent>
      <PasswordOwner email={email} />
      <CodeField name="code" label={t('account.code')} hint={t('account.codeHint')} />
      <NewPasswordField name="password" label={t('login.yourNewPassword')} own={email.split(/[@.]/)} />
      <Button type="submit" variant="contained" size="large" loading={change.isPending || logIn.isPending}>
        {t('login.setPassword')}
      </Button>
    </Form>
  )
}
