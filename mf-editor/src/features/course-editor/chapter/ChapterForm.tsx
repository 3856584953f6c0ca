import { chapterFields, object, type ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { Form, SaveBar, TextField, UnsavedGuard, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { ImageField } from '../../../common/ImageField.tsx'
import { useTexts } from '../../../texts/index.ts'
import { useEditChapter } from '../api/edit-chapter.ts'
import { changedFields } from '../draft.rules.ts'
import { useSaving } from '../useSaving.ts'

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
  const { submit, bar, isDirty } = useSaving(
    form,
    (values) => edit.mutateAsync(changedFields(fields, values)),
    t('editor.chapter.saved'),
  )
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {title || t('common.untitledChapter')}
      </Typography>
      <Form form={form} onSubmit={submit} label={t('editor.chapter.title')}>
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
        {bar.state !== 'clean' && <SaveBar {...bar} />}
      </Form>
      {isDirty && <UnsavedGuard when />}
    </>
  )
}
