import type { OwnQuestion } from '@kursportal/shared/contract'
import { dayWords } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useNavigate, useParams } from '@kursportal/shared/router'
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
import { Paging, useListState } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { listQuestions, readCare, useAsk, useCareNews } from '../../common/care/care-reads.ts'
import { WriteForm } from '../../common/care/WriteForm.tsx'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { readCourse } from '../../common/read-course.ts'
import { useTexts } from './texts.ts'
import { QuestionState } from './components/QuestionState.tsx'

const A_PAGE = 20

const Question = ({ question }: { question: OwnQuestion }): ReactNode => {
  const t = useTexts()
  const { course_id, id, text, lecture } = question
  return (
    <Box component="li">
      <Card interactive>
        <CardBody>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {lecture ? t('care.aboutLecture', { title: lecture.title }) : t('care.aboutCourse')}
          </Typography>
          <Link
            href={paths.question(course_id, id)}
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              fontWeight: 600,
              my: 1,
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {text}
          </Link>
          <QuestionState question={question} unread={question.unread} />
        </CardBody>
      </Card>
    </Box>
  )
}

/** One's own questions to whoever leads a course, and a new one. */
const QuestionsPage = (): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const { courseId = '' } = useParams()
  useCareNews()
  const list = useListState({}, A_PAGE)
  const { limit, offset } = list.query
  const care = useQuery(readCare(courseId))
  const course = useQuery(readCourse(courseId))
  const questions = useQuery(listQuestions(courseId, { limit, offset }))
  const ask = useAsk(courseId, null)
  const frame = (content: ReactNode): ReactNode => (
    <PageFrame
      width="text"
      title={t('care.title')}
      tone={course.data && courseTone(course.data.title)}
      intro={care.data?.questions_enabled && t('care.intro', { leader: care.data.leader })}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        ...(course.data ? [{ label: course.data.title, href: paths.course(courseId) }] : []),
      ]}
    >
      {content}
    </PageFrame>
  )
  return (
    <Loaded
      courseId={courseId}
      query={[care, course]}
      waiting={<ListSkeleton count={2} />}
      failed={t('care.failed')}
      goneTitle={t('common.courseGone')}
      renderFrame={frame}
    >
      {([{ questions_enabled, expected_on }]) =>
        frame(
          <>
            <Card sx={{ mb: 5 }}>
              <CardBody>
                {questions_enabled ? (
                  <WriteForm
                    draft={`care/${courseId}`}
                    title={t('care.ask')}
                    label={t('care.text')}
                    hint={`${t('care.textHint')} ${t('care.expected', { day: dayWords(expected_on) })} ${t('care.emergency')}`}
                    submitLabel={t('care.send')}
                    onSend={async (text) => {
                      const { id } = await ask.mutateAsync(text)
                      toast.success(t('care.sent'))
                      void navigate(paths.question(courseId, id))
                    }}
                  />
                ) : (
                  <Typography>{t('care.off')}</Typography>
                )}
              </CardBody>
            </Card>
            <Section title={t('care.list')}>
              <Loaded query={questions} waiting={<ListSkeleton count={3} />} failed={t('care.failed')}>
                {({ items, total }) =>
                  total === 0 ? (
                    <Typography sx={{ color: 'text.secondary' }}>{t('care.none')}</Typography>
                  ) : (
                    <>
                      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
                        {items.map((question) => (
                          <Question key={question.id} question={question} />
                        ))}
                      </Box>
                      {total > A_PAGE && <Paging label={t('care.list')} {...list.paging(questions)} />}
                    </>
                  )
                }
              </Loaded>
            </Section>
          </>,
        )
      }
    </Loaded>
  )
}

export default QuestionsPage
