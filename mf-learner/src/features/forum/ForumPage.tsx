import { isFailure } from '@kursportal/shared/client'
import type { Forum } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, Button, CheckIcon, PageFrame, PlusIcon, toast, WarningIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { failureWords } from '../../common/forum/failure-words.ts'
import { paths } from '../../common/paths.ts'
import { useTexts } from '../../texts/index.ts'
import { useChangeForumStanding } from './api/change-forum-standing.ts'
import { readForum } from './api/read-forum.ts'
import { ForumFailure } from './components/ForumFailure.tsx'
import { MailButton } from './components/MailButton.tsx'
import { ThreadSearch } from './components/ThreadSearch.tsx'

const ReportsLink = ({ forum }: { forum: Forum }): ReactNode => {
  const t = useTexts()
  if (forum.open_reports === null) return null
  const waiting = forum.open_reports > 0
  return (
    <Button
      variant={waiting ? 'contained' : 'outlined'}
      color={waiting ? 'warning' : 'primary'}
      href={paths.forumReports(forum.course_id)}
      startIcon={<WarningIcon size={20} aria-hidden />}
    >
      {waiting ? t('forum.reports.link', { count: forum.open_reports }) : t('forum.reports.none')}
    </Button>
  )
}

/** What is rarely needed: below the topics. */
const Tools = ({ forum }: { forum: Forum }): ReactNode => {
  const t = useTexts()
  const standing = useChangeForumStanding(forum.course_id)
  const readAll = () =>
    standing.mutate(
      { read: true },
      {
        onSuccess: () => toast.success(t('forum.readAllDone')),
        onError: (error) => toast.error(failureWords(error)),
      },
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
      <MailButton forum={forum} />
      {forum.unread > 0 && (
        <Button
          variant="outlined"
          onClick={readAll}
          loading={standing.isPending}
          startIcon={<CheckIcon size={20} aria-hidden />}
        >
          {t('forum.readAll')}
        </Button>
      )}
    </Box>
  )
}

/** The forum of a course: its topics to search, filter and page through. */
const ForumPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const forum = useQuery(readForum(courseId))
  if (forum.isError && (isFailure(forum.error, 'forum_off') || !forum.data))
    return (
      <ForumFailure
        title={t('forum.failed')}
        courseId={courseId}
        error={forum.error}
        onRetry={() => void forum.refetch()}
        retrying={forum.isFetching}
      />
    )
  const title = forum.data?.course_title
  return (
    <PageFrame
      title={t('forum.title')}
      intro={title ? t('forum.intro', { course: title }) : undefined}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        ...(title ? [{ label: title, href: paths.course(courseId) }] : []),
      ]}
      actions={
        <>
          {forum.data && <ReportsLink forum={forum.data} />}
          <Button
            variant="contained"
            href={paths.newTopic(courseId)}
            startIcon={<PlusIcon size={20} aria-hidden />}
          >
            {t('forum.newTopic')}
          </Button>
        </>
      }
    >
      <ThreadSearch courseId={courseId} />
      {forum.data && <Tools forum={forum.data} />}
    </PageFrame>
  )
}

export default ForumPage
