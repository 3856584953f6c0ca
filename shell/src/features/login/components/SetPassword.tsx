import { useSystemConfig } from '@kursportal/shared/store'
import { Button, Link, toast, Typography } from '@kursportal/shared/ui'
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
import { isFailure } from '@kursportal/shared/client'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { DevOutboxLink } from '../../../common/DevOutboxLink.tsx'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { RichText, useTexts } from '../texts.ts'
import { useLogIn } from '../api/log-in.ts'
import { useRequestCode, useSetPassword } from '../api/new-password.ts'
import { lateRules } from '../late-rules.ts'

type Props = {
  sent: SentCode
  /** Whoever was invited agrees to terms and privacy with their first password. */
  isInvited: boolean
  onSent: (code: SentCode) => void
}

/** A text that opens in a tab of its own, so that what is typed here stays. */
const legalLink = (path: string): ReactElement => <Link href={path} target="_blank" />

/** The code and the new password; whoever sets it is logged in with it at once. */
export const SetPassword = (props: Props): ReactNode => {
  const t = useTexts()
  const email = props.sent.to
  const { limits } = useSystemConfig()
  const form = useKitForm(() => lateRules.newPassword(limits.password_length, email), {
    defaultValues: { code: '', password: '' },
  })
  const again = useRequestCode()
  const change = useSetPassword()
  const logIn = useLogIn()
  // The code is used up by the first of two calls: pressing again goes on with the second.
  const sentOnce = useRef<{ wish: string; isSet: boolean }>(undefined)
  const submit = async ({ code, password }: { code: string; password: string }): Promise<void> => {
    const wish = JSON.stringify([email, code, password])
    const earlier = sentOnce.current?.wish === wish ? sentOnce.current : undefined
    let refusal: unknown
    if (!earlier?.isSet)
      try {
        await change.mutateAsync({ email, code, password })
        sentOnce.current = { wish, isSet: true }
      } catch (error) {
        if (isFailure(error, 'network')) sentOnce.current = { wish, isSet: false }
        // Whose answer was lost may have set it all the same.
        if (!earlier || !isFailure(error, 'invalid_code')) throw error
        refusal = error
      }
    try {
      await logIn.mutateAsync({ email, password })
    } catch (error) {
      throw refusal && isFailure(error, 'invalid_login') ? refusal : error
    }
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
      {props.isInvited && (
        <Typography>
          <RichText
            text="login.invitedAgrees"
            components={{
              terms: legalLink('/legal/terms-of-use'),
              privacy: legalLink('/legal/privacy'),
            }}
          />
        </Typography>
      )}
      <Button type="submit" variant="contained" size="large" loading={change.isPending || logIn.isPending}>
        {t('login.setPassword')}
      </Button>
    </Form>
  )
}
