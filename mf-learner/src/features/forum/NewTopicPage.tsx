import { useQuery } from '@kursportal/shared/query'
import { useNavigate, useParams } from '@kursportal/shared/router'
import { Card, CardBody, FormSkeleton, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { NewTopicForm } from '../../common/forum/NewTopicForm.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from '../../texts/index.ts'
import { readForum } from './api/read-forum.ts'
import { ForumFailure } from './components/ForumFailure.tsx'

/** Begins a topic in the forum of a course. */
const NewTopicPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const navigate = useNavigate()
  const forum = useQuery(readForum(courseId))
  if (forum.isError && !forum.data)
    return (
      <ForumFailure
        title={t('forum.failed')}
        courseId={courseId}
        error={forum.error}
        onRetry={() => void forum.refetch()}
        retrying={forum.isFetching}
      />
    )
  return (
    <PageFrame
      width="text"
      title={t('forum.write.title')}
      intro={t('forum.write.intro')}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        ...(forum.data ? [{ label: forum.data.course_title, href: paths.course(courseId) }] : []),
        { label: t('forum.title'), href: paths.forum(courseId) },
      ]}
    >
      <Card>
        <CardBody>
          {forum.data ? (
            <NewTopicForm
              courseId={courseId}
              leads={forum.data.can.moderate}
              onSent={(thread) => void navigate(paths.topic(courseId, thread.id), { replace: true })}
              onCancel={() => void navigate(paths.forum(courseId))}
            />
          ) : (
            <FormSkeleton />
          )}
        </CardBody>
      </Card>
    </PageFrame>
  )
}

export default NewTopicPage
