import type { Film, VideoDraft } from '@kursportal/shared/contract'
import { filmPart } from '@kursportal/shared/domain'
import { formatDuration } from '@kursportal/shared/i18n'
import { Box, Button } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { CutDialog } from './CutDialog.tsx'

type Props = { video: VideoDraft; film: Film }

/** Which part of the film learners see, and the way to change it. */
export const CutFilm = ({ video, film }: Props): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const seconds = film.duration_seconds
  if (seconds === null) return null
  const part = filmPart(video.film_cut, { id: film.video_upload_id, seconds })
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('upload.cut.open')}
      </Button>
      <Box sx={{ color: 'text.secondary', fontSize: '1rem', mt: 0.5 }}>
        {part
          ? t('upload.cut.shown', {
              from: formatDuration(part.from),
              to: formatDuration(part.to),
              length: formatDuration(part.to - part.from),
            })
          : t('upload.cut.all')}
      </Box>
      {open && <CutDialog video={video} film={film} seconds={seconds} onClose={() => setOpen(false)} />}
    </Box>
  )
}
