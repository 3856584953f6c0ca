import type { ForumThreadPage } from '@kursportal/shared/contract'
import { BellIcon, Button, CheckIcon, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { useTexts } from '../texts.ts'
import { useFollowTopic } from '../api/change-topic-standing.ts'

/** Follows a topic or no longer; says what that means once it is done. */
export const FollowButton = ({ thread }: { thread: ForumThreadPage }): ReactNode => {
  const t = useTexts()
  const follow = useFollowTopic(thread.id)
  const toggle = () =>
    follow.mutate(!thread.followed, {
      onSuccess: () =>
        toast.success(t(thread.followed ? 'forum.topic.notFollowed' : 'forum.topic.nowFollowed')),
      onError: (error) => toast.error(failureWords(error)),
    })
  return (
    <Button
      variant="outlined"
      aria-pressed={thread.followed}
      onClick={toggle}
      loading={follow.isPending}
      startIcon={thread.followed ? <CheckIcon size={20} aria-hidden /> : <BellIcon size={20} aria-hidden />}
    >
      {t(thread.followed ? 'forum.topic.followed' : 'forum.topic.follow')}
    </Button>
  )
}
