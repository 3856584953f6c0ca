import { lectureType, object, videoFields, type ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { CreateDialog } from '../../../common/CreateDialog.tsx'
import { KeepTyped } from '../../../common/kept/KeepTyped.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'
import { useCreateLecture } from '../api/create-parts.ts'

const newLecture = object({ type: lectureType, title: videoFields.title.min(1) })

type Props = { courseId: string; chapter: ChapterWithVideosDraft; open: boolean; onClose: () => void }

/** Asks for the kind and title of a new lecture, adds it and opens it. */
export const AddLectureDialog = ({ courseId, chapter, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const create = useCreateLecture(chapter.id)
  const form = useKitForm(newLecture, { defaultValues: { type: 'video', title: '' } })
  return (
    <CreateDialog
      open={open}
      onClose={onClose}
      title={t('editor.newLecture')}
      form={form}
      create={async (values) => paths.lecture(courseId, (await create.mutateAsync(values)).id)}
      submitLabel={t('editor.add')}
    >
      <KeepTyped form={form} part={`new-lecture/${chapter.id}`} />
      <RadioField
        name={form.at('type')}
        label={t('editor.lectureKind')}
        options={[
          { value: 'video', label: t('kind.video'), description: t('editor.kindVideo') },
          { value: 'richText', label: t('kind.richText'), description: t('editor.kindRichText') },
          { value: 'quiz', label: t('kind.quiz'), description: t('editor.kindQuiz') },
        ]}
      />
      <TextField name={form.at('title')} label={t('editor.name')} maxLength={200} />
    </CreateDialog>
  )
}
