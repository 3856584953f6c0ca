import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Card, CardBody, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { readQuestion, useCareNews } from './api/care.ts'
import { Conversation } from './components/Conversation.tsx'

/** One question, where a mail leads. */
const CareQuestionPage = (): ReactNode => {
  const t = useTexts()
  const { questionId = '' } = useParams()
  useCareNews()
  const { data } = useQuery(readQuestion(questionId))
  return (
    <PageFrame
      width="text"
      title={data ? t('care.question', { name: data.learner.name }) : t('care.questions')}
      intro={
        data &&
        [data.course_title, data.lecture && t('care.aboutLecture', { title: data.lecture.title })]
          .filter(Boolean)
          .join(' · ')
      }
      breadcrumb={[
        { label: t('courseList.title'), href: paths.courseList },
        { label: t('care.title'), href: paths.care },
      ]}
    >
      <Card>
        <CardBody>
          <Conversation questionId={questionId} />
        </CardBody>
      </Card>
    </PageFrame>
  )
}

export default CareQuestionPage
