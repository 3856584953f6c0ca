import { chapterFields, object } from '@kursportal/shared/contract'
import { TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { CreateDialog } from '../../../common/CreateDialog.tsx'
import { KeepTyped } from '../../../common/kept/KeepTyped.tsx'
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
  const create = useCreateChapter(courseId)
  const form = useKitForm(newChapter, { defaultValues: { title: '' } })
  return (
    <CreateDialog
      open={open}
      onClose={onClose}
      title={t('editor.newChapter')}
      form={form}
      create={async (values) => paths.chapter(courseId, (await create.mutateAsync(values)).id)}
      submitLabel={t('editor.add')}
    >
      <KeepTyped form={form} part={`new-chapter/${courseId}`} />
      <TextField name={form.at('title')} label={t('editor.name')} maxLength={200} />
    </CreateDialog>
  )
}
