import { object, videoFields, type VideoDraft } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { NumberField, SelectField, TextField } from '@kursportal/shared/ui/forms'
import { useEditForm } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { ImageField, showImage } from '../../../common/ImageField.tsx'
import { useTexts } from '../texts.ts'
import { useEditLecture } from '../api/edit-lecture.ts'
import { fetchLecture } from '../api/read-draft.ts'
import { keepBothTexts } from '../../../common/saving/keep-both.ts'
import { SavedForm } from '../../../common/saving/SavedForm.tsx'
import { percentChoice, shareChoices, shareOf } from './required-share.ts'

const schema = object({
  title: videoFields.title.min(1),
  description: videoFields.description,
  minutes: videoFields.minutes,
  image_id: videoFields.image_id,
  // A list of percents; the device's own select holds texts.
  required_percent: videoFields.title,
})

type LectureFields = Pick<VideoDraft, 'title' | 'description' | 'minutes' | 'image_id'> & {
  required_percent: string
}

const fieldsOf = ({ title, description, minutes, image_id, required_share }: VideoDraft): LectureFields => ({
  title,
  description,
  minutes,
  image_id,
  required_percent: percentChoice(required_share),
})

/** What is said about a lecture besides its content. */
export const LectureForm = ({ video }: { video: VideoDraft }): ReactNode => {
  const t = useTexts()
  const edit = useEditLecture()
  const client = useQueryClient()
  const { required_share } = video
  const draft = useEditForm<LectureFields>({
    part: `lecture/${video.id}`,
    rules: schema,
    now: { fields: fieldsOf(video), version: video.version },
    present: async () => {
      const now = await fetchLecture(client, video)
      return { fields: fieldsOf(now), version: now.version, edited: now.edited }
    },
    looks: {
      title: { label: t('editor.lecture.name') },
      description: {
        label: t('editor.lecture.description'),
        joined: keepBothTexts(videoFields.description),
      },
      minutes: { label: t('editor.lecture.minutes') },
      image_id: { label: t('editor.lecture.image'), show: showImage },
      required_percent: { label: t('editor.lecture.requiredShare'), show: (percent) => `${percent} %` },
    },
    write: ({ required_percent, ...changed }, based_on) =>
      edit.mutateAsync({
        videoId: video.id,
        body: {
          ...changed,
          ...(required_percent !== undefined && { required_share: shareOf(required_percent) }),
          based_on,
        },
      }),
  })
  const isVideo = video.type === 'video'
  return (
    <section aria-label={t('editor.lecture.details')}>
      <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
        {t('editor.lecture.details')}
      </Typography>
      <SavedForm draft={draft} label={t('editor.lecture.details')} done={t('editor.lecture.saved')}>
        <Card>
          <CardBody>
            <Stack sx={{ gap: 3 }}>
              <TextField name={draft.form.at('title')} label={t('editor.lecture.name')} maxLength={200} />
              <TextField
                name={draft.form.at('description')}
                label={t('editor.lecture.description')}
                hint={t('editor.lecture.descriptionHint')}
                rows={3}
                optional
              />
              {isVideo ? (
                <SelectField
                  name={draft.form.at('required_percent')}
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
                  name={draft.form.at('minutes')}
                  label={t('editor.lecture.minutes')}
                  hint={t('editor.lecture.minutesHint')}
                  unit={t('editor.lecture.minutesUnit')}
                  whenEmpty={null}
                  optional
                />
              )}
              <ImageField
                name={draft.form.at('image_id')}
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
