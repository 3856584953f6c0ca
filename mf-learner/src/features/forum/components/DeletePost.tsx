import type { ForumPost, ForumThreadPage } from '@kursportal/shared/contract'
import { useNavigate, useSearchParams } from '@kursportal/shared/router'
import { ConfirmDialog, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useDeletePost } from '../api/delete-post.ts'

type Props = { thread: ForumThreadPage; post: ForumPost; open: boolean; onClose: () => void }

/** Asks before a post is gone, and says what stays. */
export const DeletePost = ({ thread, post, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const remove = useDeletePost()
  const [params] = useSearchParams()
  const { own } = post.author
  const consequences = own
    ? [
        t('forum.post.deleteForGood'),
        post.opening ? t('forum.post.deleteOpening') : t('forum.post.deletePlaceholder'),
      ]
    : [t('forum.post.removeConsequence'), t('forum.post.removeMail')]
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(own ? 'forum.post.deleteTitle' : 'forum.post.removeTitle')}
      consequences={consequences}
      confirmLabel={t(own ? 'forum.post.delete' : 'forum.post.remove')}
      destructive
      errorText={failureWords}
      onConfirm={async () => {
        // The address must not name what will be gone when the page is asked for anew.
        if (params.get('post') === post.id)
          void navigate(paths.topic(thread.course_id, thread.id), { replace: true })
        const { thread_gone: gone } = await remove.mutateAsync(post.id)
        toast.success(t('forum.post.deleted'))
        if (gone) void navigate(paths.forum(thread.course_id), { replace: true })
      }}
    />
  )
}
