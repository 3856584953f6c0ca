import type { QuestionPage as Question } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import {
  Box,
  Card,
  CardBody,
  courseTone,
  Link,
  ListSkeleton,
  PageFrame,
  Section,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useEffect, type ReactNode } from 'react'
import { readQuestion, useAskFurther, useCareNews, useMarkRead } from '../../common/care/care-reads.ts'
import { WriteForm } from '../../common/care/WriteForm.tsx'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { QuestionState } from './components/QuestionState.tsx'

type Message = Question['messages'][number]

const Words = ({ message }: { message: Message }): ReactNode => {
  const t = useTexts()
  const who = message.by_leader ? message.author || t('care.leader') : t('care.you')
  return (
    <Box component="li" sx={{ ml: message.by_leader ? { sm: 4 } : 0 }}>
      <Card sx={{ bgcolor: message.by_leader ? 'primary.soft' : 'background.paper' }}>
        <CardBody>
          <Typography sx={{ fontWeight: 600 }}>
            {who}
            {message.by_leader && message.author !== '' && (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
                {t('care.leader')}
              </Typography>
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {formatDateTime(message.written_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.text}</Typography>
        </CardBody>
      </Card>
    </Box>
  )
}

/** Opening a question with an answer is reading it. */
const useReading = ({ id, messages }: Question): void => {
  const { mutate } = useMarkRead()
  const latest = messages.at(-1)
  const answer = latest?.by_leader ? latest.id : undefined
  useEffect(() => {
    if (answer) mutate(id)
  }, [answer, id, mutate])
}

const Conversation = ({ question }: { question: Question }): ReactNode => {
  const t = useTexts()
  const further = useAskFurther(question.id)
  useReading(question)
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 5, display: 'grid', gap: 2 }}>
        {question.messages.map((message) => (
          <Words key={message.id} message={message} />
        ))}
      </Box>
      {question.can.write ? (
        <Section title={t('care.further')}>
          <WriteForm
            draft={`care-question/${question.id}`}
            title={t('care.further')}
            label={t('care.furtherText')}
            submitLabel={t('care.furtherSend')}
            onSend={async (text) => {
              await further.mutateAsync(text)
              toast.success(t('care.furtherSent'))
            }}
          />
        </Section>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('care.furtherOff')}</Typography>
      )}
    </>
  )
}

/** A question to whoever leads the course, with the answers. */
const QuestionPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '', questionId = '' } = useParams()
  useCareNews()
  const question = useQuery(readQuestion(questionId))
  const { data } = question
  return (
    <PageFrame
      width="text"
      title={t('care.one')}
      tone={data && courseTone(data.course_title)}
      intro={data && <QuestionState question={data} />}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        ...(data ? [{ label: data.course_title, href: paths.course(courseId) }] : []),
        { label: t('care.title'), href: paths.questions(courseId) },
      ]}
    >
      <Loaded query={question} waiting={<ListSkeleton count={3} />} failed={t('care.oneFailed')}>
        {(found) => (
          <>
            {found.lecture && (
              <Typography sx={{ mb: 3 }}>
                <Link href={paths.lecture(courseId, found.lecture.id)}>
                  {t('care.aboutLecture', { title: found.lecture.title })}
                </Link>
              </Typography>
            )}
            <Conversation key={found.id} question={found} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default QuestionPage
