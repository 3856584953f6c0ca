import { object, THREAD_TITLE_MAX, threadTitle, type ForumThreadPage } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import {
  ActionMenu,
  ArrowUpIcon,
  ConfirmDialog,
  DeleteIcon,
  EditIcon,
  LockIcon,
  toast,
  type MenuAction,
} from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useChangeTopic } from '../api/change-topic.ts'
import { useDeleteTopic } from '../api/delete-topic.ts'

const schema = object({ title: threadTitle })

const RenameDialog = ({ thread, onClose }: { thread: ForumThreadPage; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const change = useChangeTopic(thread.id)
  const form = useKitForm(schema, { defaultValues: { title: thread.title } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('forum.topic.rename')}
      form={form}
      onSubmit={({ title }) => change.mutateAsync({ title })}
      submitLabel={t('forum.topic.save')}
      errorText={failureWords}
    >
      <TextField name={form.at('title')} label={t('forum.write.topic')} maxLength={THREAD_TITLE_MAX} />
    </FormDialog>
  )
}

/** What may be done with a topic as a whole; nothing for those who may do nothing. */
export const TopicMenu = ({ thread }: { thread: ForumThreadPage }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const change = useChangeTopic(thread.id)
  const remove = useDeleteTopic(thread.id)
  const [asking, setAsking] = useState<'rename' | 'delete'>()
  const set = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, { onError: (error) => toast.error(failureWords(error)) })
  const close = () => setAsking(undefined)
  const actions: MenuAction[] = [
    ...(thread.can.edit
      ? [
          {
            label: t('forum.topic.rename'),
            icon: <EditIcon size={20} />,
            onPress: () => setAsking('rename'),
          },
        ]
      : []),
    ...(thread.can.moderate
      ? [
          {
            label: t(thread.pinned ? 'forum.topic.unpin' : 'forum.topic.pin'),
            icon: <ArrowUpIcon size={20} />,
            onPress: () => set({ pinned: !thread.pinned }),
          },
          {
            label: t(thread.locked ? 'forum.topic.unlock' : 'forum.topic.lock'),
            icon: <LockIcon size={20} />,
            onPress: () => set({ locked: !thread.locked }),
          },
          {
            label: t('forum.topic.delete'),
            icon: <DeleteIcon size={20} />,
            destructive: true,
            onPress: () => setAsking('delete'),
          },
        ]
      : []),
  ]
  if (actions.length === 0) return null
  return (
    <>
      <ActionMenu label={t('forum.topic.actions')} actions={actions} />
      {asking === 'rename' && <RenameDialog thread={thread} onClose={close} />}
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={close}
        title={t('forum.topic.deleteTitle')}
        consequences={[t('forum.topic.deleteConsequence')]}
        confirmLabel={t('forum.topic.delete')}
        destructive
        errorText={failureWords}
        onConfirm={async () => {
          await remove.mutateAsync()
          toast.success(t('forum.topic.deleted'))
          void navigate(paths.forum(thread.course_id), { replace: true })
        }}
      />
    </>
  )
}
