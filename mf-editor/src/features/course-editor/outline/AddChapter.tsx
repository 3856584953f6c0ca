import { chapterFields, object } from '@kursportal/shared/contract'
import { useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { useCreateChapter } from '../api/create-parts.ts'
import { AddInPlace } from './AddInPlace.tsx'

const newChapter = object({ title: chapterFields.title.min(1) })

/** Adds chapters at the end of the course. */
export const AddChapter = ({ courseId, isFirst }: { courseId: string; isFirst: boolean }): ReactNode => {
  const t = useTexts()
  const create = useCreateChapter(courseId)
  const form = useKitForm(newChapter, { defaultValues: { title: '' } })
  return (
    <AddInPlace
      label={t('editor.addChapter')}
      variant={isFirst ? 'contained' : 'outlined'}
      form={form}
      part={`new-chapter/${courseId}`}
      add={async (values) => paths.chapter(courseId, (await create.mutateAsync(values)).id)}
    />
  )
}
