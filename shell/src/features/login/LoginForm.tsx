import { Button } from '@kursportal/shared/ui'
import { Form, PasswordField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../common/failure-sentence.ts'
import { useTexts } from '../../texts/index.ts'
import { useLogIn } from './log-in.ts'
import { loginFields, type LoginFields } from './login-rules.ts'

/** E-mail and password; the first field with a problem gets the focus. */
export const LoginForm = ({ onDone }: { onDone: () => void }): ReactNode => {
  const t = useTexts()
  const logIn = useLogIn()
  const form = useKitForm(loginFields, { defaultValues: { email: '', password: '' } })
  const submit = async (typed: LoginFields): Promise<void> => {
    try {
      await logIn.mutateAsync(typed)
      onDone()
    } catch (error) {
      form.setError('root', { message: sentenceOf(error) })
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={t('login.title')}>
      <TextField name="email" type="email" label={t('login.email')} autoComplete="username" />
      <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
      <Button type="submit" variant="contained" size="large" disabled={logIn.isPending}>
        {t(logIn.isPending ? 'login.submitting' : 'login.submit')}
      </Button>
    </Form>
  )
}
