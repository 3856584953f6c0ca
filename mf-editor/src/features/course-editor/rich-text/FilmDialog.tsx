import { id, object, videoFields, type VideoDraft } from '@kursportal/shared/contract'
import { formatDuration } from '@kursportal/shared/i18n'
import { Box, Stack, Typography } from '@kursportal/shared/ui'
import { useUpload } from '@kursportal/shared/ui/uploads'
import { FormDialog, RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { findLecture, newestFilm } from '../draft.rules.ts'
import { useOpenCourse } from '../useOpenCourse.ts'
import { FilmOnTheWay } from '../video/FilmOnTheWay.tsx'
import { NewFilm } from '../video/NewFilm.tsx'
import { UploadProgress } from '../video/UploadProgress.tsx'
import { placeMedia } from '../../../common/rich-text/media-nodes.ts'

const schema = object({ film_id: id, title: videoFields.title.min(1) })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The film that is uploaded for this text alone: the place to choose it, and how far it is. */
const OwnFilm = ({ video }: { video: VideoDraft }): ReactNode => {
  const t = useTexts()
  const upload = useUpload(video.id)
  const own = newestFilm(video)
  const isBusy = Boolean(upload) || own?.state === 'processing'
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h4" component="h3">
        {t('richText.filmOwn')}
      </Typography>
      {upload ? (
        <UploadProgress upload={upload} />
      ) : (
        own && own.state !== 'ready' && <FilmOnTheWay video={video} film={own} />
      )}
      {!isBusy && (
        <NewFilm
          video={video}
          mode={own?.state === 'ready' ? 'replace' : own?.state === 'uploading' ? 'continue' : 'first'}
        />
      )}
    </Stack>
  )
}

type Props = { editor: Editor; part: string; videoId: string; onClose: () => void }

const FilmForm = ({ editor, part, videoId, onClose }: Props): ReactNode => {
  const t = useTexts()
  const { chapters } = useOpenCourse()
  const isEdit = editor.isActive('film')
  const current = editor.getAttributes('film')
  const form = useKitForm(schema, {
    defaultValues: { film_id: text(current['film_id']), title: text(current['title']) },
  })
  const films = chapters
    .flatMap(({ videos }) => videos)
    .flatMap((video) => {
      const film = newestFilm(video)
      return film && (film.state === 'ready' || film.state === 'processing') ? [{ video, film }] : []
    })
  const video = findLecture(chapters, videoId)?.video
  const submit = (attrs: { film_id: string; title: string }): Promise<void> => {
    placeMedia(editor, { type: 'film', attrs })
    return Promise.resolve()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('richText.filmDialog')}
      form={form}
      onSubmit={submit}
      submitLabel={t(isEdit ? 'richText.imageSave' : 'richText.imageInsert')}
      ready={films.length > 0}
    >
      <KeepTyped form={form} part={`${part}/film/${text(current['film_id'])}`} />
      {films.length > 0 ? (
        <Box sx={{ maxHeight: 320, overflowY: 'auto' }}>
          <RadioField
            name={form.at('film_id')}
            label={t('richText.filmChoose')}
            invalidText={t('richText.filmMissing')}
            options={films.map(({ video: lecture, film }) => ({
              value: film.video_upload_id,
              label: lecture.id === videoId ? t('richText.filmOfThis') : lecture.title,
              description:
                film.duration_seconds === null
                  ? film.file_name
                  : `${formatDuration(film.duration_seconds)} · ${film.file_name}`,
            }))}
          />
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('richText.filmNone')}</Typography>
      )}
      <TextField
        name={form.at('title')}
        label={t('richText.filmTitle')}
        hint={t('richText.filmTitleHint')}
        maxLength={200}
      />
      {video && <OwnFilm video={video} />}
    </FormDialog>
  )
}

/** Puts a film into the text: one of the course, or one that is uploaded for this text. */
export const FilmDialog = ({ open, ...props }: Props & { open: boolean }): ReactNode =>
  open && <FilmForm {...props} />
