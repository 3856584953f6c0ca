import type { ForumPost, ForumThreadPage } from '@kursportal/shared/contract'
import { formatClock } from '@kursportal/shared/i18n'
import {
  ActionMenu,
  CopyIcon,
  copyText,
  DeleteIcon,
  DoneIcon,
  EditIcon,
  toast,
  WarningIcon,
  type MenuAction,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { authorName } from '../../../common/forum/author-name.ts'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useChangeTopic } from '../api/change-topic.ts'
import { DeletePost } from './DeletePost.tsx'
import { ReportPost } from './ReportPost.tsx'

type Props = { thread: ForumThreadPage; post: ForumPost; onEdit: () => void }

/** What may be done with a post, for whoever may. */
export const PostMenu = ({ thread, post, onEdit }: Props): ReactNode => {
  const t = useTexts()
  const change = useChangeTopic(thread.id)
  const [asking, setAsking] = useState<'delete' | 'report'>()
  const close = () => setAsking(undefined)
  const solve = () =>
    change.mutate(
      { solution_post_id: post.solution ? null : post.id },
      {
        onSuccess: () => !post.solution && toast.success(t('forum.post.solvedNow')),
        onError: (error) => toast.error(failureWords(error)),
      },
    )
  const copy = () =>
    void copyText(
      `${location.origin}${paths.topic(thread.course_id, thread.id, post.id)}`,
      t('forum.post.copied'),
    )
  const until = post.can.edit_until
  const offered: (MenuAction | false)[] = [
    thread.can.solve &&
      !post.opening && {
        label: t(post.solution ? 'forum.post.unsolve' : 'forum.post.solve'),
        icon: <DoneIcon size={20} />,
        onPress: solve,
      },
    post.can.edit && {
      label: until
        ? `${t('forum.post.edit')} (${t('forum.post.editUntil', { time: formatClock(new Date(until)) })})`
        : t('forum.post.edit'),
      icon: <EditIcon size={20} />,
      onPress: onEdit,
    },
    { label: t('forum.post.copy'), icon: <CopyIcon size={20} />, onPress: copy },
    post.can.report &&
      !post.reported && {
        label: t('forum.post.report'),
        icon: <WarningIcon size={20} />,
        onPress: () => setAsking('report'),
      },
    post.can.delete && {
      label: t(post.author.own ? 'forum.post.delete' : 'forum.post.remove'),
      icon: <DeleteIcon size={20} />,
      destructive: true,
      onPress: () => setAsking('delete'),
    },
  ]
  return (
    <>
      <ActionMenu
        label={
          post.author.own
            ? t('forum.post.ownActions')
            : t('forum.post.actions', { name: authorName(post.author) })
        }
        actions={offered.filter((action) => action !== false)}
      />
      <DeletePost thread={thread} post={post} open={asking === 'delete'} onClose={close} />
      {asking === 'report' && <ReportPost thread={thread} post={post} onClose={close} />}
    </>
  )
}
