import type { ForumPost, ForumThreadPage } from '@kursportal/shared/contract'
import { Alert, Box } from '@kursportal/shared/ui'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useReadTopic } from '../api/change-topic-standing.ts'
import { Post } from './Post.tsx'
import { ReplyForm } from './ReplyForm.tsx'

type Props = {
  thread: ForumThreadPage
  posts: readonly ForumPost[]
  /** The post the address names: it is shown and stands out. */
  wanted: string | null
  isLastPage: boolean
}

/** The posts of a page, and below the last of them a way to answer. */
export const PostList = ({ thread, posts, wanted, isLastPage }: Props): ReactNode => {
  const t = useTexts()
  const [answering, setAnswering] = useState<ForumPost>()
  const list = useRef<HTMLOListElement>(null)
  useReadMark(thread.id, posts)
  const shown = posts.some(({ id }) => id === wanted)
  useEffect(() => {
    if (!shown) return
    const post = list.current?.querySelector<HTMLElement>(`[data-post="${wanted}"]`)
    post?.scrollIntoView({ block: 'center' })
    post?.focus({ preventScroll: true })
  }, [shown, wanted])
  return (
    <>
      <Box
        component="ol"
        ref={list}
        aria-label={t('forum.topic.posts')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {posts.map((post) => (
          <li key={post.id}>
            <Post
              thread={thread}
              post={post}
              highlighted={post.id === wanted}
              onReply={thread.can.reply ? () => setAnswering(post) : undefined}
            />
          </li>
        ))}
      </Box>
      {thread.locked && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('forum.topic.lockedHint')}
        </Alert>
      )}
      {thread.can.reply && (isLastPage || answering) && (
        <ReplyForm thread={thread} answering={answering} onAnswerNobody={() => setAnswering(undefined)} />
      )}
    </>
  )
}

/** Notes that the posts of the page are read, once the newest of them is new. */
const useReadMark = (threadId: string, posts: readonly ForumPost[]): void => {
  const { mutate } = useReadTopic(threadId)
  const newest = posts.findLast((post) => post.unread)?.id
  const read = useEffectEvent((post: string) => mutate(post))
  useEffect(() => {
    if (newest) read(newest)
  }, [newest])
}
