import { isFailure } from '@kursportal/shared/client'
import { loginPath, useLocation } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { Box, Button, Dialog, toast, Typography } from '@kursportal/shared/ui'
import { Form, PasswordField, PasswordOwner, useAskToLeave, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../common/failure-sentence.ts'
import { useTexts } from './texts.ts'
import { useLogInAgain } from './api/log-in-again.ts'
import { lateRules } from './late-rules.ts'

/**
 * Stands over the page when the session ended while something was typed: the same person logs in again and goes on
 * where they were (specification, Session; nothing typed is lost).
 */
const LoginDialog = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const location = useLocation()
  const email = session?.user.email ?? ''
  const logIn = useLogInAgain(email)
  const form = useKitForm(lateRules.passwordOnly, { defaultValues: { password: '' } })
  const submit = async ({ password }: { password: string }): Promise<void> => {
    await logIn.mutateAsync(password)
    toast.success(t('login.againDone'))
    onClose()
  }
  const errorText = (error: unknown): string =>
    isFailure(error, 'invalid_login') ? t('login.againWrong') : sentenceOf(error)
  const { leave: close, question } = useAskToLeave(form.formState.isDirty, onClose)
  // With a fresh page, as this one still believes in the session.
  const leave = (): void => window.location.assign(loginPath(location))
  return (
    <Dialog open onClose={close} title={t('login.againTitle')} busy={logIn.isPending}>
      <Typography sx={{ mb: 3 }}>{t('login.againBody', { email })}</Typography>
      <Form form={form} onSubmit={submit} errorText={errorText}>
        <PasswordOwner email={email} />
        <PasswordField
          name={form.at('password')}
          label={t('login.password')}
          autoComplete="current-password"
        />
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row-reverse' }, gap: 1.5 }}>
          <Button type="submit" variant="contained" loading={logIn.isPending}>
            {t('login.submit')}
          </Button>
          <Button variant="text" onClick={leave} disabled={logIn.isPending}>
            {t('login.notMe')}
          </Button>
        </Box>
      </Form>
      {question}
    </Dialog>
  )
}

export default LoginDialog
