import type { Forum } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import {
  Box,
  Button,
  CheckIcon,
  courseTone,
  PageFrame,
  PlusIcon,
  toast,
  WarningIcon,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { failureWords } from '../../common/forum/failure-words.ts'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { useChangeForumStanding } from './api/change-forum-standing.ts'
import { readForum } from './api/read-forum.ts'
import { ForumLoaded } from './components/ForumLoaded.tsx'
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

/** The topics are there before it is known what the forum is. */
const Page = ({ courseId, forum }: { courseId: string; forum?: Forum }): ReactNode => {
  const t = useTexts()
  const title = forum?.course_title
  return (
    <PageFrame
      title={t('forum.title')}
      tone={title === undefined ? undefined : courseTone(title)}
      intro={title ? t('forum.intro', { course: title }) : undefined}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        ...(title ? [{ label: title, href: paths.course(courseId) }] : []),
      ]}
      actions={
        <>
          {forum && <ReportsLink forum={forum} />}
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
      {forum && <Tools forum={forum} />}
    </PageFrame>
  )
}

/** The forum of a course: its topics to search, filter and page through. */
const ForumPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const forum = useQuery(readForum(courseId))
  return (
    <ForumLoaded
      courseId={courseId}
      query={forum}
      waiting={<Page courseId={courseId} />}
      failed={t('forum.failed')}
      goneTitle={t('common.courseGone')}
    >
      {(data) => <Page courseId={courseId} forum={data} />}
    </ForumLoaded>
  )
}

export default ForumPage
