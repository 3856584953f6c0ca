import { failureText } from '@kursportal/shared/client'
import { lectureType, object, videoFields, type ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import { Button, Dialog } from '@kursportal/shared/ui'
import { Form, RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'
import { useCreateLecture } from '../api/create-parts.ts'

const newLecture = object({ type: lectureType, title: videoFields.title.min(1) })

type Props = { courseId: string; chapter: ChapterWithVideosDraft; open: boolean; onClose: () => void }

/** Asks for the kind and title of a new lecture, adds it and opens it. */
export const AddLectureDialog = ({ courseId, chapter, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const create = useCreateLecture(chapter.id)
  const form = useKitForm(newLecture, { defaultValues: { type: 'video', title: '' } })
  const close = () => {
    form.reset()
    onClose()
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      const lecture = await create.mutateAsync(values)
      close()
      void navigate(paths.lecture(courseId, lecture.id))
    } catch (error) {
      form.setError('root', { message: failureText(error) })
    }
  })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('editor.newLecture')}
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
        <RadioField
          name="type"
          label={t('editor.lectureKind')}
          options={[
            { value: 'video', label: t('kind.video'), description: t('editor.kindVideo') },
            { value: 'richText', label: t('kind.richText'), description: t('editor.kindRichText') },
            { value: 'quiz', label: t('kind.quiz'), description: t('editor.kindQuiz') },
          ]}
        />
        <TextField name="title" label={t('editor.name')} maxLength={200} />
      </Form>
    </Dialog>
  )
}
