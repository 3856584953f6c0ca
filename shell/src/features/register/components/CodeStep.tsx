import { useSystemConfig } from '@kursportal/shared/store'
import { CodeField, CodeSent, useKitForm } from '@kursportal/shared/ui/forms'
import { useMemo, useState, type ReactNode } from 'react'
import { DevOutboxLink } from '../../../common/DevOutboxLink.tsx'
import { useTexts } from '../texts.ts'
import { useRegister } from '../api/register.ts'
import { useStartRegistration } from '../api/start-registration.ts'
import { currentDraft, useDraft } from '../draft.ts'
import { codeSchema } from '../schemas.ts'
import { PasswordAgain } from './PasswordAgain.tsx'
import { StepForm } from './StepForm.tsx'

/** The code from the mail confirms the address and makes the account. */
export const CodeStep = ({ onBack }: { onBack: () => void }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const { email, password } = currentDraft()
  const sent = useDraft((draft) => draft.sent)
  const [passwordForgotten] = useState(password === '')
  const again = useStartRegistration('code')
  const register = useRegister()
  const schema = useMemo(() => codeSchema(limits, email), [limits, email])
  const form = useKitForm(schema, { defaultValues: { password, code: '' } })
  if (!sent) return null
  const sendAgain = async (): Promise<void> => {
    if (!(await form.trigger('password', { shouldFocus: true }))) return
    await again.mutateAsync().catch(() => undefined)
  }
  return (
    <StepForm
      step="code"
      title={t('register.step.code')}
      form={form}
      onSubmit={({ code }) => register.mutateAsync(code).catch(() => undefined)}
      submitLabel={t('register.submit')}
      busy={register.isPending}
      onBack={onBack}
    >
      <CodeSent code={sent} onAgain={sendAgain}>
        <DevOutboxLink to={sent.to} />
      </CodeSent>
      {passwordForgotten && <PasswordAgain name={form.at('password')} email={email} />}
      <CodeField name={form.at('code')} label={t('account.code')} hint={t('account.codeHint')} />
    </StepForm>
  )
}
