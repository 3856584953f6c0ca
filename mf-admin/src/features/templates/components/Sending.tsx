import { failureText } from '@kursportal/shared/client'
import { Alert, Button, Section, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useSwitchTemplate, type Template } from '../api/templates.ts'

/** Whether a mail is sent at all, where that is for the admin to say. */
export const Sending = ({ template }: { template: Template }): ReactNode => {
  const t = useTexts()
  const change = useSwitchTemplate(template.key)
  if (!template.optional) return null
  const press = (): void =>
    change.mutate(!template.off, {
      onSuccess: () => toast.success(t(template.off ? 'templates.switchedOn' : 'templates.switchedOff')),
      onError: (error) => toast.error(failureText(error)),
    })
  return (
    <Section
      variant="card"
      title={t('templates.sending')}
      intro={t('templates.sendingIntro')}
      actions={
        <Button variant="outlined" loading={change.isPending} onClick={press}>
          {t(template.off ? 'templates.switchOn' : 'templates.switchOff')}
        </Button>
      }
    >
      {template.off ? <Alert severity="warning">{t('templates.isOff')}</Alert> : t('templates.isOn')}
    </Section>
  )
}
