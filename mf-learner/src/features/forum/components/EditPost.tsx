import { object, POST_TEXT_MAX, postText, type ForumPost } from '@kursportal/shared/contract'
import { Button } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { useTexts } from '../texts.ts'
import { useWritePost } from '../api/write-post.ts'

const schema = object({ text: postText })

/** An own post to put right, in its place. */
export const EditPost = ({ post, onClose }: { post: ForumPost; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const write = useWritePost(post.thread_id)
  const form = useKitForm(schema, { defaultValues: { text: post.text } })
  const save = async ({ text }: { text: string }): Promise<void> => {
    await write.mutateAsync({ post_id: post.id, text })
    form.reset()
    onClose()
  }
  return (
    <Form form={form} onSubmit={save} errorText={failureWords} label={t('forum.post.text')}>
      <KeepTyped form={form} part={`post/${post.id}`} />
      <TextField name={form.at('text')} label={t('forum.post.text')} rows={3} maxLength={POST_TEXT_MAX} />
      <FormButtons>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('forum.post.save')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            form.reset()
            onClose()
          }}
          disabled={form.formState.isSubmitting}
        >
          {t('forum.write.cancel')}
        </Button>
      </FormButtons>
    </Form>
  )
}
