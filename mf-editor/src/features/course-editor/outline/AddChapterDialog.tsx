import { failureText } from '@kursportal/shared/client'
import { chapterFields, object } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
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
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('editor.newChapter')}
      form={form}
      onSubmit={async (values) => {
        const chapter = await create.mutateAsync(values)
        void navigate(paths.chapter(courseId, chapter.id))
      }}
      submitLabel={t('editor.add')}
      errorText={failureText}
    >
      <TextField name="title" label={t('editor.name')} maxLength={200} />
    </FormDialog>
  )
}
