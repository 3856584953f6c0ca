import { isFailure } from '@kursportal/shared/client'
import { useLocation } from '@kursportal/shared/router'
import { Button, Link } from '@kursportal/shared/ui'
import { Form, TextField, useKitForm, type SentCode } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { useTexts } from '../texts.ts'
import { useRequestCode } from '../api/new-password.ts'
import { lateRules } from '../late-rules.ts'

/** Where to send the code; an address nobody registered leads to registering. */
export const AskForCode = (props: { email: string; onSent: (code: SentCode) => void }): ReactNode => {
  const t = useTexts()
  const { search } = useLocation()
  const request = useRequestCode()
  const [unknown, setUnknown] = useState(false)
  const form = useKitForm(lateRules.email, { defaultValues: { email: props.email } })
  const submit = async ({ email }: { email: string }): Promise<void> => {
    setUnknown(false)
    try {
      props.onSent(await request.mutateAsync(email))
    } catch (error) {
      setUnknown(isFailure(error, 'email_not_registered'))
      throw error
    }
  }
  return (
    <Form form={form} onSubmit={submit} errorText={sentenceOf} label={t('login.newPassword')}>
      <TextField name={form.at('email')} type="email" label={t('login.email')} autoComplete="username" />
      {unknown && (
        <Link href={`/register${search}`} sx={{ justifySelf: 'start', fontWeight: 600 }}>
          {t('login.toRegister')}
        </Link>
      )}
      <Button type="submit" variant="contained" size="large" loading={request.isPending}>
        {t('login.sendCode')}
      </Button>
    </Form>
  )
}
