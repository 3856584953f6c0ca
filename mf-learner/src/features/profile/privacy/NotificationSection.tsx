import type { NotificationChoices } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { FormSkeleton, Typography } from '@kursportal/shared/ui'
import { CheckboxField, SectionCard, SectionForm, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { readNotificationChoices, useChangeNotificationChoices } from '../api/notification-choices.ts'
import { lateRules } from '../late-rules.ts'

const ChoicesForm = ({ choices }: { choices: NotificationChoices }): ReactNode => {
  const t = useTexts()
  const change = useChangeNotificationChoices()
  const form = useKitForm(lateRules.notifications, {
    defaultValues: choices,
    values: choices,
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, {
    id: 'notifications',
    save: (typed) => change.mutateAsync(typed),
    done: t('profile.notifications.saved'),
  })
  return (
    <SectionForm
      id="notifications"
      title={t('profile.notifications.title')}
      intro={t('profile.notifications.intro')}
      form={form}
      section={section}
    >
      <CheckboxField
        name={form.at('reminders')}
        label={t('profile.notifications.reminders')}
        hint={t('profile.notifications.remindersHint')}
      />
      <CheckboxField
        name={form.at('news')}
        label={t('profile.notifications.news')}
        hint={t('profile.notifications.newsHint')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('profile.notifications.always')}
      </Typography>
    </SectionForm>
  )
}

/** Which mails somebody wants. */
export const NotificationSection = (): ReactNode => {
  const t = useTexts()
  const choices = useQuery(readNotificationChoices)
  return (
    <Loaded
      query={choices}
      waiting={<FormSkeleton />}
      failed={t('profile.notifications.failed')}
      renderFrame={(state) => (
        <SectionCard id="notifications" title={t('profile.notifications.title')}>
          {state}
        </SectionCard>
      )}
    >
      {(data) => <ChoicesForm choices={data} />}
    </Loaded>
  )
}
