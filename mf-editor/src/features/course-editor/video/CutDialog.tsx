import { object, videoFields, type Film, type VideoDraft } from '@kursportal/shared/contract'
import { filmPart, partProblem } from '@kursportal/shared/domain'
import { useQueryClient } from '@kursportal/shared/query'
import { Box, Button, toast } from '@kursportal/shared/ui'
import { FormDialog, TextField } from '@kursportal/shared/ui/forms'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import { useEditForm } from '@kursportal/shared/ui/edits'
import { useRef, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useEditLecture } from '../api/edit-lecture.ts'
import { fetchLecture } from '../api/read-draft.ts'
import { readTime, writtenTime } from './cue-edits.ts'
import { Preview } from './Preview.tsx'

const time = videoFields.title.refine((typed) => readTime(typed) !== undefined)

/** A time that was typed as it is shown later, where that says all of it. */
const asShown = (typed: string): string => {
  const shown = writtenTime(readTime(typed) ?? 0)
  return readTime(shown) === readTime(typed) ? shown : typed
}

/** Where the part begins and ends, as one writes times. */
type Ends = { from: string; to: string }

type Props = { video: VideoDraft; film: Film; seconds: number; onClose: () => void }

/** Where a film begins and ends for learners: typed, or taken from the player. The file stays whole. */
export const CutDialog = ({ video, film, seconds, onClose }: Props): ReactNode => {
  const t = useTexts()
  const edit = useEditLecture()
  const client = useQueryClient()
  const player = useRef<HTMLVideoElement>(null)
  const whole = { from: writtenTime(0), to: writtenTime(seconds) }
  const standing = ({ film_cut, version }: VideoDraft) => {
    const part = filmPart(film_cut, { id: film.video_upload_id, seconds }) ?? { from: 0, to: seconds }
    return { fields: { from: writtenTime(part.from), to: writtenTime(part.to) }, version }
  }
  const draft = useEditForm<Ends>({
    part: `cut/${video.id}/${film.video_upload_id}`,
    rules: object({ from: time, to: time }).refine(
      ({ from, to }) => !partProblem({ from: readTime(from) ?? 0, to: readTime(to) ?? 0 }, seconds),
      { path: ['to'] },
    ),
    now: standing(video),
    // Times say nothing in parts.
    looks: {
      from: { label: t('upload.cut.from'), show: (at) => at },
      to: { label: t('upload.cut.to'), show: (at) => at },
    },
    present: async () => {
      const now = await fetchLecture(client, video)
      return { ...standing(now), edited: now.edited }
    },
    write: (_changed, based_on, { from, to }) =>
      edit.mutateAsync({
        videoId: video.id,
        body: {
          film_cut: {
            film_id: film.video_upload_id,
            from: readTime(from) ?? 0,
            to: to === whole.to ? null : (readTime(to) ?? null),
          },
          based_on,
        },
      }),
  })
  const { form } = draft
  const put = (name: 'from' | 'to', value: string): void =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
  const save = async ({ from, to }: Ends): Promise<void> => {
    await draft.save({ from: asShown(from), to: asShown(to) })
    toast.success(t('upload.cut.saved'))
  }
  const field = (name: 'from' | 'to'): ReactNode => (
    <Box sx={{ flex: '1 1 200px' }}>
      <TextField
        name={form.at(name)}
        label={t(`upload.cut.${name}`)}
        invalidText={t(`upload.cut.${name}Wrong`, { length: writtenTime(seconds) })}
        maxLength={12}
      />
      <Button
        variant="outlined"
        size="small"
        sx={{ mt: 1 }}
        onClick={() => player.current && put(name, writtenTime(player.current.currentTime))}
      >
        {t(`upload.cut.${name}Here`)}
      </Button>
    </Box>
  )
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title={t('upload.cut.title')}
        submitLabel={t('upload.cut.save')}
        form={form}
        onSubmit={save}
      >
        <KeptAgain at={draft.keptAt} />
        <Box sx={{ color: 'text.secondary' }}>{t('upload.cut.intro')}</Box>
        <Preview videoId={video.id} title={video.title} filmId={film.video_upload_id} playerRef={player} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {field('from')}
          {field('to')}
        </Box>
        <Box>
          <Button
            variant="text"
            onClick={() => {
              put('from', whole.from)
              put('to', whole.to)
            }}
          >
            {t('upload.cut.whole')}
          </Button>
        </Box>
      </FormDialog>
      {draft.dialog}
    </>
  )
}
