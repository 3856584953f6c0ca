import { textOfFailure } from '@kursportal/shared/client'
import { afterSchemas, type SystemConfig } from '@kursportal/shared/contract'
import { useSystemConfig } from '@kursportal/shared/store'
import { Link } from '@kursportal/shared/ui'
import { NewPasswordField, TextField, useFormState, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useCheckNewAccount } from '../api/check-new-account.ts'
import { keepDraft, currentDraft } from '../draft.ts'
import { StepForm } from './StepForm.tsx'

/** The way on for somebody who is registered already. */
const AlreadyHere = ({ loginHref }: { loginHref: string }): ReactNode => {
  const t = useTexts()
  const { errors } = useFormState<{ email: string }>()
  if (errors.email?.message !== textOfFailure('email_in_use')) return null
  return (
    <Link href={loginHref} sx={{ justifySelf: 'start', fontWeight: 600 }}>
      {t('register.toLogin')}
    </Link>
  )
}

/** Fetched when they are first needed: the step is there before the schema library. */
const rules = async (limits: SystemConfig['limits']) => {
  const { accountSchema } = await afterSchemas(
    () => import(/* webpackChunkName: "register-rules" */ '../schemas.ts'),
  )
  return accountSchema(limits)
}

/** E-mail and password. */
export const AccountStep = ({ loginHref, onDone }: { loginHref: string; onDone: () => void }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const { email, password, had_password } = currentDraft()
  const form = useKitForm(() => rules(limits), { defaultValues: { email, password } })
  const typedEmail = useWatch({ control: form.control, name: 'email' })
  const check = useCheckNewAccount()
  const done = async (typed: { email: string; password: string }): Promise<void> => {
    if (!(await check.judge(typed))) return
    keepDraft({ had_password: true })
    onDone()
  }
  return (
    <StepForm
      step="account"
      title={t('register.step.account')}
      form={form}
      onSubmit={done}
      submitLabel={t('register.next')}
      busy={check.busy}
    >
      <TextField
        name={form.at('email')}
        type="email"
        label={t('login.email')}
        hint={t('register.emailHint')}
        autoComplete="username"
      />
      <AlreadyHere loginHref={loginHref} />
      <NewPasswordField
        name={form.at('password')}
        label={t('register.password')}
        {...(had_password && password === '' && { hint: t('register.passwordAgain') })}
        own={typedEmail.split(/[@.]/)}
      />
    </StepForm>
  )
}
