import { failureText, isFailure, type AnswerOf } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  Card,
  CardBody,
  ConfirmDialog,
  Link,
  Loaded,
  PublishIcon,
  Section,
  TextSkeleton,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import {
  countReminders,
  previewReminder,
  useSendReminders,
  useTestMail,
  type Circle,
} from '../api/reminders.ts'
import { CircleFields, type Chosen } from './CircleFields.tsx'

type Count = AnswerOf<'POST /reminder'>

/** Whom it would reach and who is left out, each a sentence. */
const sentencesOf = (t: Translate, { sent, left, paused, unwanted, pause_days }: Count): string[] => [
  sent + left > 0 ? t('reminders.due', { count: sent + left }) : t('reminders.dueNone'),
  ...(unwanted > 0 ? [t('reminders.unwanted', { count: unwanted })] : []),
  ...(paused > 0 ? [t('reminders.paused', { count: paused, days: pause_days })] : []),
  ...(left > 0 ? [t('reminders.atOnce', { count: sent })] : []),
]

/** The mail as whoever waits longest would read it. */
const Preview = ({ circle }: { circle: Circle }): ReactNode => {
  const t = useTexts()
  const preview = useQuery(previewReminder(circle))
  // Somebody was first to send them meanwhile: the count above says so already.
  if (isFailure(preview.error, 'not_found')) return null
  return (
    <Loaded dense query={preview} waiting={<TextSkeleton />} failed={t('reminders.previewFailed')}>
      {({ name, subject, text }) => (
        <Card sx={{ my: 2 }}>
          <CardBody>
            <Typography sx={{ color: 'text.secondary' }}>{t('reminders.preview', { name })}</Typography>
            <Typography component="h3" variant="h3" sx={{ my: 1 }}>
              {subject}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          </CardBody>
        </Card>
      )}
    </Loaded>
  )
}

const circleOf = ({ days, society, course }: Chosen): Circle => ({
  inactive_days: days,
  ...(society && { society_id: society.value }),
  ...(course && { course_id: course.value }),
})

type ButtonProps = { circle: Circle; count: number }

/** Sends what was counted, after saying that it cannot be taken back. */
const SendButton = ({ circle, count }: ButtonProps): ReactNode => {
  const t = useTexts()
  const send = useSendReminders()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PublishIcon size={20} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('reminders.send', { count })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('reminders.sendTitle')}
        consequences={[t('reminders.sendConsequence', { count })]}
        confirmLabel={t('reminders.send', { count })}
        onConfirm={async () => {
          const { sent } = await send.mutateAsync(circle)
          toast.success(t('reminders.sent', { count: sent }))
        }}
      />
    </>
  )
}

/** Chooses whom to remind, says how many that are, shows what they read, and sends it. */
export const SendReminders = (): ReactNode => {
  const t = useTexts()
  const [chosen, setChosen] = useState<Chosen>({ days: 14, society: null, course: null })
  const circle = circleOf(chosen)
  const count = useQuery(countReminders(circle))
  const test = useTestMail()
  const sendTest = async (): Promise<void> => {
    try {
      const { to } = await test.mutateAsync()
      toast.success(t('reminders.tested', { to }))
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  return (
    <Section title={t('reminders.who')} variant="card">
      <CircleFields chosen={chosen} onChange={setChosen} />
      <Loaded dense query={count} waiting={<TextSkeleton />} failed={t('reminders.countFailed')}>
        {(counted) => (
          <>
            <Box aria-live="polite">
              {sentencesOf(t, counted).map((sentence) => (
                <Typography key={sentence}>{sentence}</Typography>
              ))}
            </Box>
            {counted.sent > 0 && <Preview circle={circle} />}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
              {counted.sent > 0 && <SendButton circle={circle} count={counted.sent} />}
              <Button variant="outlined" loading={test.isPending} onClick={() => void sendTest()}>
                {t('reminders.test')}
              </Button>
              <Link href="/admin/templates/reminder">{t('reminders.change')}</Link>
            </Box>
          </>
        )}
      </Loaded>
    </Section>
  )
}
