import type { Film, VideoDraft } from '@kursportal/shared/contract'
import { Box, DoneIcon, StatusChip, Typography } from '@kursportal/shared/ui'
import { useRef, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { CutFilm } from './CutFilm.tsx'
import { filmFacts } from './film-texts.ts'
import { Preview } from './Preview.tsx'
import { TakeFrame } from './TakeFrame.tsx'

/** The film learners will see, to look at while it is made already; once it is ready with its figures. */
export const ShownFilm = ({ video, film }: { video: VideoDraft; film: Film }): ReactNode => {
  const t = useTexts()
  const player = useRef<HTMLVideoElement>(null)
  const isReady = film.state === 'ready'
  return (
    <Box>
      <Preview
        key={film.video_upload_id}
        videoId={video.id}
        title={video.title}
        filmId={film.video_upload_id}
        isReady={isReady}
        playerRef={player}
      />
      {isReady && (
        <>
          <TakeFrame videoId={video.id} player={player} />
          {video.type === 'video' && <CutFilm video={video} film={film} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 2 }}>
            <StatusChip tone="success" icon={<DoneIcon />}>
              {t('upload.readyTitle')}
            </StatusChip>
            <Typography sx={{ color: 'text.secondary' }}>{filmFacts(film)}</Typography>
          </Box>
          <Typography sx={{ overflowWrap: 'anywhere', mt: 1 }}>{film.file_name}</Typography>
        </>
      )}
    </Box>
  )
}
