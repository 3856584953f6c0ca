import {
  object,
  POST_TEXT_MAX,
  THREAD_TITLE_MAX,
  threadFields,
  threadLabel,
  type ForumThreadPage,
  type ThreadFields,
} from '@kursportal/shared/contract'
import { Button, toast, Typography } from '@kursportal/shared/ui'
import {
  CheckboxField,
  Form,
  FormButtons,
  RadioField,
  TextField,
  useKitForm,
  useWatch,
} from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useCreateThread } from './create-thread.ts'
import { failureWords } from './failure-words.ts'
import { SimilarTopics } from './SimilarTopics.tsx'

const schema = object(threadFields)

type Props = {
  courseId: string
  /** The lecture it is begun beside. */
  videoId?: string | undefined
  /** Whether announcements are offered, and a name is asked for. */
  leads: boolean
  onSent: (thread: ForumThreadPage) => void
  onCancel: () => void
}

/** Begins a topic. What is typed is kept in the browser until it is sent. */
export const NewTopicForm = ({ courseId, videoId, leads, onSent, onCancel }: Props): ReactNode => {
  const t = useTexts()
  const create = useCreateThread()
  const form = useKitForm(schema, {
    defaultValues: {
      label: leads ? 'announcement' : 'question',
      title: '',
      text: '',
      anonymous: false,
    },
  })
  const title = useWatch({ control: form.control, name: 'title' })

  const send = async (values: ThreadFields): Promise<void> => {
    const thread = await create.mutateAsync({ course_id: courseId, referrer: videoId ?? null, ...values })
    form.reset()
    toast.success(t('forum.write.sent'))
    onSent(thread)
  }
  const labels = leads ? threadLabel.options.toReversed() : (['question', 'experience'] as const)
  return (
    <Form form={form} onSubmit={send} errorText={failureWords} label={t('forum.write.title')}>
      <KeepTyped form={form} part={`topic/${videoId ?? courseId}`} />
      <RadioField
        name={form.at('label')}
        label={t('forum.write.label')}
        options={labels.map((value) => ({
          value,
          label: {
            question: t('forum.write.labelQuestion'),
            experience: t('forum.write.labelExperience'),
            announcement: t('forum.write.labelAnnouncement'),
          }[value],
        }))}
      />
      <TextField
        name={form.at('title')}
        label={t('forum.write.topic')}
        hint={t('forum.write.topicHint')}
        maxLength={THREAD_TITLE_MAX}
        autoComplete="off"
      />
      <SimilarTopics courseId={courseId} title={title} />
      <TextField name={form.at('text')} label={t('forum.write.text')} rows={5} maxLength={POST_TEXT_MAX} />
      {!leads && (
        <CheckboxField
          name={form.at('anonymous')}
          label={t('forum.write.anonymous')}
          hint={t('forum.write.anonymousHint')}
        />
      )}
      <FormButtons>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('forum.write.send')}
        </Button>
        <Button variant="outlined" onClick={onCancel} disabled={form.formState.isSubmitting}>
          {t('forum.write.cancel')}
        </Button>
      </FormButtons>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('forum.write.draft')}
      </Typography>
    </Form>
  )
}
