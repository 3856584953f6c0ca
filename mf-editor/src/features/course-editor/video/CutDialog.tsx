import { object, videoFields, type Film, type VideoDraft } from '@kursportal/shared/contract'
import { failureText, isFailure } from '@kursportal/shared/client'
import { filmPart, partProblem } from '@kursportal/shared/domain'
import { Box, Button, toast } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useRef, useState, type ReactNode } from 'react'
import { KeepTyped } from '../../../common/kept/KeepTyped.tsx'
import { useTexts } from './texts.ts'
import { useEditLecture } from '../api/edit-lecture.ts'
import { readTime, writtenTime } from './cue-edits.ts'
import { Preview } from './Preview.tsx'

const time = videoFields.title.refine((typed) => readTime(typed) !== undefined)

type Props = { video: VideoDraft; film: Film; seconds: number; onClose: () => void }

/** Where a film begins and ends for learners: typed, or taken from the player. The file stays whole. */
export const CutDialog = ({ video, film, seconds, onClose }: Props): ReactNode => {
  const t = useTexts()
  const edit = useEditLecture()
  const player = useRef<HTMLVideoElement>(null)
  const [opened, setOpened] = useState(video.version)
  const [insists, setInsists] = useState(false)
  const shown = filmPart(video.film_cut, { id: film.video_upload_id, seconds }) ?? { from: 0, to: seconds }
  const whole = { from: writtenTime(0), to: writtenTime(seconds) }
  const form = useKitForm(
    object({ from: time, to: time }).refine(
      ({ from, to }) => !partProblem({ from: readTime(from) ?? 0, to: readTime(to) ?? 0 }, seconds),
      { path: ['to'] },
    ),
    { defaultValues: { from: writtenTime(shown.from), to: writtenTime(shown.to) } },
  )
  const put = (name: 'from' | 'to', value: string): void =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
  const save = async ({ from, to }: { from: string; to: string }): Promise<void> => {
    const film_cut = {
      film_id: film.video_upload_id,
      from: readTime(from) ?? 0,
      to: to === whole.to ? null : (readTime(to) ?? null),
    }
    try {
      await edit.mutateAsync({
        videoId: video.id,
        body: { film_cut, based_on: insists ? video.version : opened },
      })
    } catch (error) {
      setInsists(isFailure(error, 'edited_meanwhile'))
      throw error
    }
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
    <FormDialog
      open
      onClose={onClose}
      title={t('upload.cut.title')}
      submitLabel={t('upload.cut.save')}
      form={form}
      onSubmit={save}
      errorText={(error) =>
        isFailure(error, 'edited_meanwhile') ? t('upload.cut.changedMeanwhile') : failureText(error)
      }
    >
      <KeepTyped
        form={form}
        part={`cut/${video.id}/${film.video_upload_id}`}
        version={opened}
        onAgain={setOpened}
      />
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
  )
}
