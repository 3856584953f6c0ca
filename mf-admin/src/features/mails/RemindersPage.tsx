import { Box, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { MailTabs } from './components/MailTabs.tsx'
import { ReminderRuleForm } from './components/ReminderRuleForm.tsx'
import { ReminderRuns } from './components/ReminderRuns.tsx'
import { SendReminders } from './components/SendReminders.tsx'

/** Reminding people of courses they began: now, by itself, and what came of it. */
const RemindersPage = (): ReactNode => {
  const t = useTexts()
  return (
    <PageFrame title={t('reminders.title')} intro={t('reminders.intro')} width="wide">
      <MailTabs />
      <SendReminders />
      <ReminderRuleForm />
      <Box sx={{ mt: 5 }}>
        <ReminderRuns />
      </Box>
    </PageFrame>
  )
}

export default RemindersPage
