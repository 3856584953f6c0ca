import { lectureType, object, videoFields, type ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { SelectField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { useCreateLecture } from '../api/create-parts.ts'
import { AddInPlace } from './AddInPlace.tsx'

const newLecture = object({ title: videoFields.title.min(1), type: lectureType })

type Props = { courseId: string; chapter: ChapterWithVideosDraft }

/** Adds lectures at the end of a chapter; the next one is of the same kind, unless another one is chosen. */
export const AddLecture = ({ courseId, chapter }: Props): ReactNode => {
  const t = useTexts()
  const create = useCreateLecture(chapter.id)
  const form = useKitForm(newLecture, { defaultValues: { title: '', type: 'video' } })
  return (
    <AddInPlace
      label={t('editor.addLecture')}
      variant="text"
      form={form}
      part={`new-lecture/${chapter.id}`}
      add={async (values) => paths.lecture(courseId, (await create.mutateAsync(values)).id)}
    >
      <SelectField
        name={form.at('type')}
        label={t('editor.lectureKind')}
        placeholder={null}
        options={(['video', 'richText', 'quiz'] as const).map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
        }))}
      />
    </AddInPlace>
  )
}
