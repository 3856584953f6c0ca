import type { VideoDraft } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Button, Typography, UploadIcon } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { uploads } from '@kursportal/shared/ui/uploads'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { longTime } from './film-texts.ts'
import { SeveralFilms } from './SeveralFilms.tsx'
import { useUploadPlace } from './useUploadPlace.ts'

/** What a file chooser offers. Some systems do not know the type of a file, so endings count too. */
const accepted = 'video/*,.mp4,.m4v,.mov,.webm,.mkv,.avi,.mts,.m2ts,.mpg,.mpeg,.wmv,.3gp,.ogv'

type Props = {
  video: VideoDraft
  mode: 'first' | 'continue' | 'replace'
  /** Whether further files get lectures of their own. */
  several?: boolean
}

/** The place to choose a film; where there is one already it is behind a button. */
export const NewFilm = ({ video, mode, several = false }: Props): ReactNode => {
  const t = useTexts()
  const { userId, placeOf } = useUploadPlace()
  const { limits } = useSystemConfig()
  const [open, setOpen] = useState(mode !== 'replace')
  const [chosen, setChosen] = useState<{ files: readonly File[]; asked: boolean }>()
  if (!open)
    return (
      <div>
        <Button variant="outlined" startIcon={<UploadIcon size={20} />} onClick={() => setOpen(true)}>
          {t('upload.replace')}
        </Button>
      </div>
    )
  const take = (files: readonly File[]): void => {
    const [file] = files
    if (files.length > 1) setChosen({ files, asked: true })
    else if (file && userId) {
      void uploads.start({ userId, videoId: video.id, file, place: placeOf(video.title) })
    }
  }
  return (
    <div>
      {mode === 'replace' && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('upload.replaceHint')}</Typography>
      )}
      <FileDrop
        label={t('upload.choose')}
        hint={
          <>
            {t('upload.hint', {
              size: formatSizeLimit(limits.video_bytes),
              duration: longTime(limits.video_seconds),
            })}
            {several && ` ${t('upload.severalHint')}`}
          </>
        }
        accept={accepted}
        maxBytes={limits.video_bytes}
        multiple={several}
        onFiles={take}
      />
      {mode === 'replace' && (
        <Button variant="text" sx={{ mt: 1 }} onClick={() => setOpen(false)}>
          {t('upload.replaceNot')}
        </Button>
      )}
      {chosen && (
        <SeveralFilms
          video={video}
          files={chosen.files}
          open={chosen.asked}
          onClose={() => setChosen({ ...chosen, asked: false })}
        />
      )}
    </div>
  )
}
