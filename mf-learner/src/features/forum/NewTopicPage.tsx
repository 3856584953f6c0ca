import { useQuery } from '@kursportal/shared/query'
import { useNavigate, useParams } from '@kursportal/shared/router'
import { Card, CardBody, courseTone, FormSkeleton, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { NewTopicForm } from '../../common/forum/NewTopicForm.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { readForum } from './api/read-forum.ts'
import { ForumLoaded } from './components/ForumLoaded.tsx'

type FrameProps = { courseId: string; course?: string; children: ReactNode }

const Frame = ({ courseId, course, children }: FrameProps): ReactNode => {
  const t = useTexts()
  return (
    <PageFrame
      width="text"
      title={t('forum.write.title')}
      tone={course === undefined ? undefined : courseTone(course)}
      intro={t('forum.write.intro')}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        ...(course ? [{ label: course, href: paths.course(courseId) }] : []),
        { label: t('forum.title'), href: paths.forum(courseId) },
      ]}
    >
      <Card>
        <CardBody>{children}</CardBody>
      </Card>
    </PageFrame>
  )
}

/** Begins a topic in the forum of a course. */
const NewTopicPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const navigate = useNavigate()
  const forum = useQuery(readForum(courseId))
  return (
    <ForumLoaded
      courseId={courseId}
      query={forum}
      waiting={
        <Frame courseId={courseId}>
          <FormSkeleton />
        </Frame>
      }
      failed={t('forum.failed')}
      goneTitle={t('common.courseGone')}
    >
      {({ can, course_title }) => (
        <Frame courseId={courseId} course={course_title}>
          <NewTopicForm
            courseId={courseId}
            leads={can.moderate}
            onSent={(thread) => void navigate(paths.topic(courseId, thread.id), { replace: true })}
            onCancel={() => void navigate(paths.forum(courseId))}
          />
        </Frame>
      )}
    </ForumLoaded>
  )
}

export default NewTopicPage
