import { object, reminderCalls } from '@kursportal/shared/contract'
import { call } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { FormSkeleton, Loaded } from '@kursportal/shared/ui'
import { CheckboxField, NumberField, SectionForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useSharedSection } from '../../../common/useSharedSection.tsx'
import { useTexts } from '../texts.ts'
import { readRule, useSaveRule, type ReminderRule, type RuleInput } from '../api/reminders.ts'

const { enabled, inactive_days, every_days } = reminderCalls.changeReminderRule.body.shape
const schema = object({ enabled, inactive_days, every_days })

const fieldsOf = (rule: ReminderRule): RuleInput => ({
  enabled: rule.enabled,
  inactive_days: rule.inactive_days,
  every_days: rule.every_days,
})

const Form = ({ rule }: { rule: ReminderRule }): ReactNode => {
  const t = useTexts()
  const save = useSaveRule()
  const { form, section, notes } = useSharedSection<RuleInput>({
    id: 'reminder-rule',
    part: 'reminder-rule',
    rules: schema,
    now: { fields: fieldsOf(rule), version: rule.version },
    looks: {
      enabled: { label: t('reminders.enabled') },
      inactive_days: { label: t('reminders.inactiveDays') },
      every_days: { label: t('reminders.everyDays') },
    },
    present: async () => {
      const now = await call('GET /reminder-rule')
      return { fields: fieldsOf(now), version: now.version, edited: now.edited }
    },
    write: (_changed, basedOn, whole) => save.mutateAsync({ ...whole, based_on: basedOn }),
    done: t('reminders.ruleSaved'),
  })
  return (
    <SectionForm
      id="reminder-rule"
      title={t('reminders.rule')}
      intro={t('reminders.ruleIntro')}
      form={form}
      section={section}
    >
      <CheckboxField
        name={form.at('enabled')}
        label={t('reminders.enabled')}
        hint={t('reminders.enabledHint')}
      />
      <NumberField name={form.at('inactive_days')} label={t('reminders.inactiveDays')} />
      <NumberField
        name={form.at('every_days')}
        label={t('reminders.everyDays')}
        hint={t('reminders.everyDaysHint')}
      />
      {notes}
    </SectionForm>
  )
}

/** Whether reminders go by themselves, to whom, and how often at most. */
export const ReminderRuleForm = (): ReactNode => {
  const t = useTexts()
  const rule = useQuery(readRule())
  return (
    <Loaded query={rule} waiting={<FormSkeleton />} failed={t('reminders.ruleFailed')}>
      {(known) => <Form rule={known} />}
    </Loaded>
  )
}
