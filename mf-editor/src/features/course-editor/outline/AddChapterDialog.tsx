import { failureText } from '@kursportal/shared/client'
import { chapterFields, object } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import { Button, Dialog } from '@kursportal/shared/ui'
import { Form, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'
import { useCreateChapter } from '../api/create-parts.ts'

const newChapter = object({ title: chapterFields.title.min(1) })

/** Asks for the title of a new chapter, adds it and opens it. */
export const AddChapterDialog = ({
  courseId,
  open,
  onClose,
}: {
  courseId: string
  open: boolean
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const create = useCreateChapter(courseId)
  const form = useKitForm(newChapter, { defaultValues: { title: '' } })
  const close = () => {
    form.reset()
    onClose()
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      const chapter = await create.mutateAsync(values)
      close()
      void navigate(paths.chapter(courseId, chapter.id))
    } catch (error) {
      form.setError('root', { message: failureText(error) })
    }
  })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('editor.newChapter')}
      busy={create.isPending}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={create.isPending}>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" loading={create.isPending} onClick={() => void submit()}>
            {t('editor.add')}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={() => submit()}>
        <TextField name="title" label={t('editor.name')} maxLength={200} />
      </Form>
    </Dialog>
  )
}
