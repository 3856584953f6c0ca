import type { ForumThreadPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, Button, ListSkeleton, PageFrame } from '@kursportal/shared/ui'
import { Paging } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { TopicChips } from '../../common/forum/TopicChips.tsx'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from '../../texts/index.ts'
import { POSTS_A_PAGE } from './api/list-posts.ts'
import { readThread } from './api/read-thread.ts'
import { FollowButton } from './components/FollowButton.tsx'
import { ForumFailure } from './components/ForumFailure.tsx'
import { PostList } from './components/PostList.tsx'
import { TopicLecture } from './components/TopicLecture.tsx'
import { TopicMenu } from './components/TopicMenu.tsx'
import { useTopicPosts, type TopicPosts } from './useTopicPosts.ts'

/** Ways to a post that may be further down or on another page. */
const Jumps = ({ thread }: { thread: ForumThreadPage }): ReactNode => {
  const t = useTexts()
  const { course_id, id, solution_post_id, first_unread_post_id, unread, replies } = thread
  if (replies < 2) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3, '&:empty': { display: 'none' } }}>
      {solution_post_id && (
        <Button variant="outlined" size="small" href={paths.topic(course_id, id, solution_post_id)}>
          {t('forum.topic.toSolution')}
        </Button>
      )}
      {unread > 0 && replies > 3 && (
        <Button variant="outlined" size="small" href={paths.topic(course_id, id, first_unread_post_id)}>
          {t('forum.topic.toNew')}
        </Button>
      )}
    </Box>
  )
}

const Posts = ({ thread, found }: { thread: ForumThreadPage; found: TopicPosts }): ReactNode => {
  const t = useTexts()
  const { posts, wanted, turnTo } = found
  const { data } = posts
  if (!data)
    return posts.isError ? (
      <LoadFailure
        title={t('forum.topic.failed')}
        error={posts.error}
        onRetry={() => void posts.refetch()}
        retrying={posts.isFetching}
      />
    ) : (
      <ListSkeleton count={3} />
    )
  return (
    <>
      <PostList
        thread={thread}
        posts={data.items}
        wanted={wanted}
        isLastPage={data.offset + data.items.length >= data.total}
      />
      {data.total > POSTS_A_PAGE && (
        <Paging
          label={t('forum.topic.posts')}
          page={Math.floor(data.offset / POSTS_A_PAGE)}
          limit={POSTS_A_PAGE}
          total={data.total}
          onPage={turnTo}
        />
      )}
    </>
  )
}

/** A topic: what was asked, what was answered, and a way to answer. */
const TopicPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '', threadId = '' } = useParams()
  const thread = useQuery(readThread(threadId))
  const found = useTopicPosts(threadId)
  if (!thread.data)
    return thread.isError ? (
      <ForumFailure
        title={t('forum.topic.failed')}
        courseId={courseId}
        error={thread.error}
        onRetry={() => void thread.refetch()}
        retrying={thread.isFetching}
      />
    ) : (
      <PageFrame
        width="text"
        title={t('forum.topic.one')}
        breadcrumb={[
          { label: t('myCourses.title'), href: paths.myCourses },
          { label: t('forum.title'), href: paths.forum(courseId) },
        ]}
      >
        <ListSkeleton count={4} />
      </PageFrame>
    )
  const topic = thread.data
  return (
    <PageFrame
      width="text"
      title={topic.title || t('forum.deletedTopic')}
      intro={<TopicChips thread={topic} />}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        { label: topic.course_title, href: paths.course(topic.course_id) },
        { label: t('forum.title'), href: paths.forum(topic.course_id) },
      ]}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <FollowButton thread={topic} />
          <TopicMenu thread={topic} />
        </Box>
      }
    >
      <TopicLecture thread={topic} />
      <Jumps thread={topic} />
      <Posts key={topic.id} thread={topic} found={found} />
    </PageFrame>
  )
}

export default TopicPage
