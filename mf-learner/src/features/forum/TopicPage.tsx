import type { ForumThreadPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, Button, courseTone, ListSkeleton, PageFrame } from '@kursportal/shared/ui'
import { Paging } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { TopicChips } from '../../common/forum/TopicChips.tsx'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { POSTS_A_PAGE } from './api/list-posts.ts'
import { readThread } from './api/read-thread.ts'
import { FollowButton } from './components/FollowButton.tsx'
import { ForumLoaded } from './components/ForumLoaded.tsx'
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
  return (
    <Loaded query={posts} waiting={<ListSkeleton count={3} />} failed={t('forum.topic.failed')}>
      {({ items, offset, total }) => (
        <>
          <PostList
            thread={thread}
            posts={items}
            wanted={wanted}
            isLastPage={offset + items.length >= total}
          />
          {total > POSTS_A_PAGE && (
            <Paging
              label={t('forum.topic.posts')}
              page={Math.floor(offset / POSTS_A_PAGE)}
              limit={POSTS_A_PAGE}
              total={total}
              onPage={turnTo}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

/** A topic: what was asked, what was answered, and a way to answer. */
const TopicPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '', threadId = '' } = useParams()
  const thread = useQuery(readThread(threadId))
  const found = useTopicPosts(threadId)
  return (
    <ForumLoaded
      courseId={courseId}
      query={thread}
      waiting={
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
      }
      failed={t('forum.topic.failed')}
    >
      {(topic) => (
        <PageFrame
          width="text"
          title={topic.title || t('forum.deletedTopic')}
          tone={courseTone(topic.course_title)}
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
      )}
    </ForumLoaded>
  )
}

export default TopicPage
