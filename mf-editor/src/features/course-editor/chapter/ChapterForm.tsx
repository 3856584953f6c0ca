import { chapterFields, object, type ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { ImageField } from '../../../common/ImageField.tsx'
import { useTexts } from '../../../texts/index.ts'
import { useEditChapter } from '../api/edit-chapter.ts'
import { changedFields } from '../draft.rules.ts'
import { SavedForm } from '../SavedForm.tsx'

const schema = object({ ...chapterFields, title: chapterFields.title.min(1) })

/** What a creator sets about a chapter. */
export const ChapterForm = ({ chapter }: { chapter: ChapterWithVideosDraft }): ReactNode => {
  const t = useTexts()
  const edit = useEditChapter(chapter.id)
  const { title, description, image_id } = chapter
  const fields = { title, description, image_id }
  const form = useKitForm(schema, {
    defaultValues: fields,
    values: fields,
    resetOptions: { keepDirtyValues: true },
  })
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {title || t('common.untitledChapter')}
      </Typography>
      <SavedForm
        form={form}
        label={t('editor.chapter.title')}
        save={(values) => edit.mutateAsync(changedFields(fields, values))}
        done={t('editor.chapter.saved')}
      >
        <Card>
          <CardBody>
            <Stack sx={{ gap: 3 }}>
              <TextField name="title" label={t('editor.chapter.name')} maxLength={200} />
              <TextField
                name="description"
                label={t('editor.chapter.description')}
                hint={t('editor.chapter.descriptionHint')}
                rows={3}
                optional
              />
              <ImageField name="image_id" label={t('editor.chapter.image')} />
            </Stack>
          </CardBody>
        </Card>
      </SavedForm>
    </>
  )
}
