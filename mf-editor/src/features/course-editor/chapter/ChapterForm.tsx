import { chapterFields, object, type ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { Box, Card, CardBody, Stack } from '@kursportal/shared/ui'
import { TextField } from '@kursportal/shared/ui/forms'
import { useEditForm } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { ImageField, showImage } from '../../../common/ImageField.tsx'
import { useTexts } from '../texts.ts'
import { useEditChapter } from '../api/edit-chapter.ts'
import { readOutline } from '../api/read-draft.ts'
import { PartHeading } from '../PartHeading.tsx'
import { keepBothTexts } from '../../../common/saving/keep-both.ts'
import { SavedForm } from '../../../common/saving/SavedForm.tsx'

const schema = object({ ...chapterFields, title: chapterFields.title.min(1) })

type ChapterFields = Pick<ChapterWithVideosDraft, keyof typeof chapterFields>

const fieldsOf = ({ title, description, image_id }: ChapterWithVideosDraft): ChapterFields => ({
  title,
  description,
  image_id,
})

/** What a creator sets about a chapter. */
export const ChapterForm = ({ chapter }: { chapter: ChapterWithVideosDraft }): ReactNode => {
  const t = useTexts()
  const edit = useEditChapter(chapter.id)
  const client = useQueryClient()
  const { title } = chapter
  const draft = useEditForm<ChapterFields>({
    part: `chapter/${chapter.id}`,
    rules: schema,
    now: { fields: fieldsOf(chapter), version: chapter.version },
    present: async () => {
      const outline = await client.fetchQuery({ ...readOutline(chapter.course_id), staleTime: 0 })
      const now = outline.items.find(({ id }) => id === chapter.id) ?? chapter
      return { fields: fieldsOf(now), version: now.version, edited: now.edited }
    },
    looks: {
      title: { label: t('editor.chapter.name') },
      description: {
        label: t('editor.chapter.description'),
        joined: keepBothTexts(chapterFields.description),
      },
      image_id: { label: t('editor.chapter.image'), show: showImage },
    },
    write: (changed, based_on) => edit.mutateAsync({ ...changed, based_on }),
  })
  return (
    <>
      <Box sx={{ mb: 2.5 }}>
        <PartHeading>{title || t('common.untitledChapter')}</PartHeading>
      </Box>
      <SavedForm draft={draft} label={t('editor.chapter.title')} done={t('editor.chapter.saved')}>
        <Card>
          <CardBody>
            <Stack sx={{ gap: 3 }}>
              <TextField name={draft.form.at('title')} label={t('editor.chapter.name')} maxLength={200} />
              <TextField
                name={draft.form.at('description')}
                label={t('editor.chapter.description')}
                hint={t('editor.chapter.descriptionHint')}
                rows={3}
                optional
              />
              <ImageField name={draft.form.at('image_id')} label={t('editor.chapter.image')} />
            </Stack>
          </CardBody>
        </Card>
      </SavedForm>
    </>
  )
}
