import type { VideoDraft } from '@kursportal/shared/contract'
import { Box, Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { useUpload } from '@kursportal/shared/ui/uploads'
import { useId, useState, type ReactNode } from 'react'
import { hasOnlyFailedFilm } from '../draft.rules.ts'
import { useTexts } from './texts.ts'
import { Captions } from './Captions.tsx'
import { FilmOnTheWay } from './FilmOnTheWay.tsx'
import { FormerFilm } from './FormerFilm.tsx'
import { NewFilm } from './NewFilm.tsx'
import { ShownFilm } from './ShownFilm.tsx'
import { UploadProgress } from './UploadProgress.tsx'

/** The film of a lecture, from the file to what learners will see, and its captions. */
const VideoPart = ({ video }: { video: VideoDraft }): ReactNode => {
  const t = useTexts()
  const titleId = useId()
  const upload = useUpload(video.id)
  const shown = video.media
  const isShownReady = shown?.state === 'ready'
  const pending = video.upload ?? (isShownReady ? null : shown)
  // Until the server's answer to the last byte is read, the film looks as if another device were uploading it.
  const [isOwn, setOwn] = useState(false)
  if (upload ? !isOwn : isOwn && pending?.state !== 'uploading') setOwn(Boolean(upload))
  const hasArrived = isOwn && !upload
  const isBusy = Boolean(upload) || hasArrived || pending?.state === 'processing'
  return (
    <>
      <Box component="section" aria-labelledby={titleId}>
        <Card>
          <CardBody>
            <Typography variant="h3" id={titleId} sx={{ mb: 2 }}>
              {t('upload.title')}
            </Typography>
            <Stack sx={{ gap: 3 }}>
              {shown && (isShownReady || shown.watchable) && <ShownFilm video={video} film={shown} />}
              {upload && <UploadProgress upload={upload} />}
              {hasArrived && <Typography component="output">{t('upload.arrived')}</Typography>}
              {!upload && !hasArrived && pending && <FilmOnTheWay video={video} film={pending} />}
              {!isBusy && isShownReady && video.former_media && (
                <FormerFilm video={video} film={video.former_media} />
              )}
              {!isBusy && (
                <NewFilm
                  video={video}
                  mode={isShownReady ? 'replace' : pending?.state === 'uploading' ? 'continue' : 'first'}
                  several
                />
              )}
            </Stack>
          </CardBody>
        </Card>
      </Box>
      {(shown || pending) && (
        <Captions
          videoId={video.id}
          filmFailed={!isBusy && hasOnlyFailedFilm(video)}
          film={
            shown && isShownReady
              ? {
                  id: shown.video_upload_id,
                  title: video.title,
                  seconds: shown.duration_seconds,
                  hasSound: shown.has_audio ?? false,
                }
              : undefined
          }
        />
      )}
    </>
  )
}

export default VideoPart
