import { isFailure } from '@kursportal/shared/client'
import { Button, Link } from '@kursportal/shared/ui'
import { Form, PasswordField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { MouseEvent, ReactNode } from 'react'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { useTexts } from '../texts.ts'
import { useLogIn } from '../api/log-in.ts'
import { lateRules } from '../late-rules.ts'
import type { LoginFields } from '../login-rules.ts'

type Props = {
  /** What stands in the field at first. */
  email: string
  onDone: () => void
  /** The password was set by an admin and has to be changed first (409). */
  onMustChange: (email: string) => void
  passwordHref: string
  /** The way there with what was typed, so that it is not asked for twice. */
  onForgotten: (email: string) => void
}

/** E-mail and password; the first field with a problem gets the focus. */
export const LoginForm = ({ email, onDone, onMustChange, passwordHref, onForgotten }: Props): ReactNode => {
  const t = useTexts()
  const logIn = useLogIn()
  const form = useKitForm(lateRules.login, { defaultValues: { email, password: '' } })
  const submit = async (typed: LoginFields): Promise<void> => {
    try {
      await logIn.mutateAsync(typed)
      onDone()
    } catch (error) {
      if (!isFailure(error, 'password_should_be_changed')) throw error
      onMustChange(typed.email)
    }
  }
  const takeAlong = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return // for another tab
    event.preventDefault()
    onForgotten(form.getValues('email'))
  }
  return (
    <Form form={form} onSubmit={submit} errorText={sentenceOf} label={t('login.title')}>
      <TextField name={form.at('email')} type="email" label={t('login.email')} autoComplete="username" />
      <PasswordField name={form.at('password')} label={t('login.password')} autoComplete="current-password" />
      <Button type="submit" variant="contained" size="large" loading={logIn.isPending}>
        {t('login.submit')}
      </Button>
      <Link href={passwordHref} onClick={takeAlong} sx={{ justifySelf: 'center', py: 1 }}>
        {t('login.forgotten')}
      </Link>
    </Form>
  )
}
