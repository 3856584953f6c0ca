import { object, videoFields, type VideoDraft } from '@kursportal/shared/contract'
import { Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { NumberField, SelectField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { ImageField } from '../../../common/ImageField.tsx'
import { useTexts } from '../../../texts/index.ts'
import { useEditLecture } from '../api/edit-lecture.ts'
import { changedFields } from '../draft.rules.ts'
import { SavedForm } from '../SavedForm.tsx'
import { percentChoice, shareChoices, shareOf } from './required-share.ts'

const schema = object({
  title: videoFields.title.min(1),
  description: videoFields.description,
  minutes: videoFields.minutes,
  image_id: videoFields.image_id,
  // A list of percents; the device's own select holds texts.
  required_percent: videoFields.title,
})

/** What is said about a lecture besides its content. */
export const LectureForm = ({ video }: { video: VideoDraft }): ReactNode => {
  const t = useTexts()
  const edit = useEditLecture()
  const { title, description, minutes, image_id, required_share } = video
  const fields = {
    title,
    description,
    minutes,
    image_id,
    required_percent: percentChoice(required_share),
  }
  const form = useKitForm(schema, {
    defaultValues: fields,
    values: fields,
    resetOptions: { keepDirtyValues: true },
  })
  const isVideo = video.type === 'video'
  return (
    <section aria-label={t('editor.lecture.details')}>
      <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
        {t('editor.lecture.details')}
      </Typography>
      <SavedForm
        form={form}
        label={t('editor.lecture.details')}
        save={({ required_percent, ...values }) =>
          edit.mutateAsync({
            videoId: video.id,
            body: {
              ...changedFields({ title, description, minutes, image_id }, values),
              ...(required_percent !== fields.required_percent && {
                required_share: shareOf(required_percent),
              }),
            },
          })
        }
        done={t('editor.lecture.saved')}
      >
        <Card>
          <CardBody>
            <Stack sx={{ gap: 3 }}>
              <TextField name="title" label={t('editor.lecture.name')} maxLength={200} />
              <TextField
                name="description"
                label={t('editor.lecture.description')}
                hint={t('editor.lecture.descriptionHint')}
                rows={3}
                optional
              />
              {isVideo ? (
                <SelectField
                  name="required_percent"
                  label={t('editor.lecture.requiredShare')}
                  hint={t('editor.lecture.requiredShareHint')}
                  placeholder={null}
                  options={shareChoices(required_share).map((percent) => ({
                    value: percent,
                    label: `${percent} %`,
                  }))}
                />
              ) : (
                <NumberField
                  name="minutes"
                  label={t('editor.lecture.minutes')}
                  hint={t('editor.lecture.minutesHint')}
                  unit={t('editor.lecture.minutesUnit')}
                  whenEmpty={null}
                  optional
                />
              )}
              <ImageField
                name="image_id"
                label={t('editor.lecture.image')}
                {...(isVideo && { hint: t('editor.lecture.imageHint') })}
              />
            </Stack>
          </CardBody>
        </Card>
      </SavedForm>
    </section>
  )
}
