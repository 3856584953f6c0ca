import { formatDay } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Link, SideSheet } from '@kursportal/shared/ui'
import { CheckboxField, useKitForm, type At } from '@kursportal/shared/ui/forms'
import { useMemo, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { LegalText, useLegalText } from '../../../common/LegalText.tsx'
import { RichText, useTexts } from '../texts.ts'
import { useStartRegistration } from '../api/start-registration.ts'
import { currentDraft } from '../draft.ts'
import { consentSchema } from '../schemas.ts'
import { PasswordAgain } from './PasswordAgain.tsx'
import { StepForm } from './StepForm.tsx'

type Text = 'terms-of-use' | 'privacy'

type AgreementProps = {
  at: At<z.input<ReturnType<typeof consentSchema>>>
  type: Text
  onRead: (type: Text) => void
}

/** Says which version of a text it is about; the text opens beside the form, so nothing typed is left. */
const Agreement = ({ at, type, onRead }: AgreementProps): ReactNode => {
  const t = useTexts()
  const { data, isLoading } = useLegalText(type)
  const field = type === 'privacy' ? 'privacy' : 'terms_of_use'
  return (
    <CheckboxField
      name={at(field)}
      invalidText={t(`register.missing.${field}`)}
      label={
        <RichText
          text={`register.${field}`}
          components={{
            text: (
              <Link
                component="button"
                type="button"
                onClick={() => onRead(type)}
                sx={{ font: 'inherit', verticalAlign: 'baseline' }}
              />
            ),
          }}
        />
      }
      {...(data && {
        hint: t('register.version', { version: data.version, day: formatDay(data.updated_at) }),
      })}
      // Its line is there from the start, or it would push what is ticked next.
      {...(isLoading && { hint: '\u{a0}' })}
    />
  )
}

/** What somebody agrees to; sending it mails the code. */
export const ConsentStep = ({ onDone, onBack }: { onDone: () => void; onBack: () => void }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const [reading, setReading] = useState<Text>('terms-of-use')
  const [open, setOpen] = useState(false)
  const start = useStartRegistration('consents', onDone)
  const { email, password, terms_of_use, privacy, marketing } = currentDraft()
  const [passwordForgotten] = useState(password === '')
  const schema = useMemo(() => consentSchema(limits, email), [limits, email])
  const form = useKitForm(schema, { defaultValues: { password, terms_of_use, privacy, marketing } })
  const read = (type: Text): void => {
    setReading(type)
    setOpen(true)
  }
  return (
    <>
      <StepForm
        step="consents"
        title={t('register.step.consents')}
        form={form}
        onSubmit={() => start.mutateAsync().catch(() => undefined)}
        submitLabel={t('register.sendCode')}
        busy={start.isPending}
        onBack={onBack}
      >
        {passwordForgotten && <PasswordAgain name={form.at('password')} email={email} />}
        <div>
          <Agreement at={form.at} type="terms-of-use" onRead={read} />
          <Agreement at={form.at} type="privacy" onRead={read} />
          <CheckboxField
            name={form.at('marketing')}
            label={t('register.marketing')}
            hint={t('register.marketingHint')}
          />
        </div>
      </StepForm>
      <SideSheet open={open} onClose={() => setOpen(false)} title={t(`legal.${reading}`)}>
        <LegalText type={reading} />
      </SideSheet>
    </>
  )
}
