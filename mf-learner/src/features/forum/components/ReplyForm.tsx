import {
  object,
  POST_TEXT_MAX,
  postFields,
  type ForumPost,
  type ForumThreadPage,
  type PostFields,
} from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import {
  Box,
  Button,
  Card,
  CardBody,
  CloseIcon,
  IconButton,
  PublishIcon,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { CheckboxField, Form, FormButtons, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useEffect, useRef, type ReactNode } from 'react'
import { authorName } from '../../../common/forum/author-name.ts'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useWritePost } from '../api/write-post.ts'

const schema = object(postFields)

type Props = {
  thread: ForumThreadPage
  /** The post that is answered, where it is a certain one. */
  answering: ForumPost | undefined
  onAnswerNobody: () => void
}

/** An answer. What is typed is kept in the browser until it is sent. */
export const ReplyForm = ({ thread, answering, onAnswerNobody }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const write = useWritePost(thread.id)
  const form = useKitForm(schema, { defaultValues: { text: '', anonymous: false } })
  const place = useRef<HTMLDivElement>(null)
  const { setFocus } = form
  useEffect(() => {
    if (!answering) return
    place.current?.scrollIntoView({ block: 'center' })
    setFocus('text', { shouldSelect: false })
  }, [answering, setFocus])

  const send = async (values: PostFields): Promise<void> => {
    const post = await write.mutateAsync({ ...values, referrer: answering?.id ?? null })
    form.reset({ text: '', anonymous: values.anonymous })
    onAnswerNobody()
    toast.success(t('forum.reply.sent'))
    void navigate(paths.topic(thread.course_id, thread.id, post.id), { replace: true })
  }
  return (
    <Card ref={place} sx={{ mt: 3 }}>
      <CardBody>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('forum.reply.title')}
        </Typography>
        {answering && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              mb: 2,
              pl: 1.5,
              borderLeft: 3,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
              {t('forum.reply.to', { name: authorName(answering.author) })} „
              {answering.text.length > 80 ? `${answering.text.slice(0, 79)}…` : answering.text}“
            </Typography>
            <IconButton aria-label={t('forum.reply.toNobody')} onClick={onAnswerNobody}>
              <CloseIcon size={20} />
            </IconButton>
          </Box>
        )}
        <Form form={form} onSubmit={send} errorText={failureWords} label={t('forum.reply.title')}>
          <KeepTyped form={form} part={`reply/${thread.id}`} />
          <TextField
            name={form.at('text')}
            label={t('forum.write.text')}
            rows={3}
            maxLength={POST_TEXT_MAX}
          />
          {!thread.can.moderate && (
            <CheckboxField
              name={form.at('anonymous')}
              label={t('forum.write.anonymous')}
              hint={t('forum.write.anonymousHint')}
            />
          )}
          <FormButtons>
            <Button
              type="submit"
              variant="contained"
              loading={form.formState.isSubmitting}
              startIcon={<PublishIcon size={20} aria-hidden />}
            >
              {t('forum.reply.send')}
            </Button>
          </FormButtons>
        </Form>
      </CardBody>
    </Card>
  )
}
