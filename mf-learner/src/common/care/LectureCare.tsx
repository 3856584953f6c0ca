import { dayWords } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Card, CardBody, FormSkeleton, Link, Section, toast } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { paths } from '../paths.ts'
import { Appointments } from './Appointments.tsx'
import { readCare, useAsk } from './care-reads.ts'

/** Fetched when somebody asks: no lecture waits for what forms are made of. */
const WriteForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "care-form" */ './WriteForm.tsx')).WriteForm,
}))

type Props = { courseId: string; videoId: string }

/** Asking whoever leads the course about a lecture, beside it, and the next live appointments. */
const LectureCare = ({ courseId, videoId }: Props): ReactNode => {
  const t = useTexts()
  const [writing, setWriting] = useState(false)
  const { data } = useQuery(readCare(courseId))
  const ask = useAsk(courseId, videoId)
  if (!data) return null
  return (
    <Box sx={{ mt: 5 }}>
      {data.questions_enabled && (
        <Section
          title={t('care.title')}
          intro={t('care.intro', { leader: data.leader })}
          actions={
            !writing && (
              <Button variant="outlined" onClick={() => setWriting(true)}>
                {t('care.ask')}
              </Button>
            )
          }
        >
          {writing && (
            <Card sx={{ mb: 2 }}>
              <CardBody>
                <Suspense fallback={<FormSkeleton fields={1} />}>
                  <WriteForm
                    draft={`care/${courseId}/${videoId}`}
                    title={t('care.title')}
                    label={t('care.text')}
                    hint={`${t('care.expected', { day: dayWords(data.expected_on) })} ${t('care.emergency')}`}
                    submitLabel={t('care.send')}
                    onCancel={() => setWriting(false)}
                    onSend={async (text) => {
                      await ask.mutateAsync(text)
                      setWriting(false)
                      toast.success(t('care.sent'))
                    }}
                  />
                </Suspense>
              </CardBody>
            </Card>
          )}
          <Link
            href={paths.questions(courseId)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {data.unread > 0 ? t('care.answers', { count: data.unread }) : t('care.own')}
          </Link>
        </Section>
      )}
      <Appointments courseId={courseId} />
    </Box>
  )
}

export default LectureCare
