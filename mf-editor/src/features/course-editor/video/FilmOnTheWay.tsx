import type { Film, VideoDraft } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useSession, useSystemConfig } from '@kursportal/shared/store'
import {
  Alert,
  Box,
  Button,
  ClockIcon,
  CloseIcon,
  ConfirmDialog,
  ProgressBar,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useGiveUpFilm } from '../api/films.ts'
import { filmFailureText } from './film-texts.ts'
import { ProcessingSteps } from './ProcessingSteps.tsx'

type Props = { video: VideoDraft; film: Film }

/** Gives the film up, after a question. */
const GiveUp = ({ video, film }: Props): ReactNode => {
  const t = useTexts()
  const giveUp = useGiveUpFilm()
  const [asking, setAsking] = useState(false)
  const keepsOld = video.media !== null && video.media.video_upload_id !== film.video_upload_id
  const label = t(keepsOld ? 'upload.keepOld' : 'upload.discard')
  return (
    <>
      <Button variant="outlined" startIcon={<CloseIcon size={20} />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(keepsOld ? 'upload.keepOldTitle' : 'upload.discardTitle')}
        confirmLabel={label}
        cancelLabel={t(keepsOld ? 'upload.takeNew' : 'upload.goOn')}
        destructive={!keepsOld}
        onConfirm={async () => {
          await giveUp.mutateAsync(film.video_upload_id)
        }}
      >
        {t('upload.discardBody', { name: film.file_name })}
      </ConfirmDialog>
    </>
  )
}

const FailedFilm = ({ video, film }: Props): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const dismiss = useGiveUpFilm()
  return (
    <Alert severity="error" onClose={() => dismiss.mutate(film.video_upload_id)}>
      <strong>{t('upload.unusableTitle')}</strong>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        „{film.file_name}“: {filmFailureText(film.failure, limits)}{' '}
        {video.media?.state === 'ready' && t('upload.oldStays', { name: video.media.file_name })}
      </Box>
    </Alert>
  )
}

/** A film that is not ready: unfinished, being processed, or failed with the reason. */
export const FilmOnTheWay = ({ video, film }: Props): ReactNode => {
  const t = useTexts()
  const hasBell = useSession()?.perms.course_creator === true
  if (film.state === 'failed') return <FailedFilm video={video} film={film} />
  if (film.state === 'uploading')
    return (
      <Box>
        <Alert severity="warning" sx={{ mb: 2 }}>
          <strong>{t('upload.elsewhereTitle')}</strong>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {t('upload.elsewhereBody', { name: film.file_name, size: formatFileSize(film.bytes) })}
          </Box>
        </Alert>
        <GiveUp video={video} film={film} />
      </Box>
    )
  const isShown = video.media?.video_upload_id === film.video_upload_id
  const replaces = video.media !== null && !isShown
  return (
    <Box>
      <StatusChip tone="info" icon={<ClockIcon />}>
        {t(replaces ? 'upload.replacingTitle' : 'upload.processingTitle')}
      </StatusChip>
      <Typography sx={{ overflowWrap: 'anywhere', my: 1.5 }}>{film.file_name}</Typography>
      <ProgressBar label={t('upload.processingTitle')} value={film.progress} />
      <ProcessingSteps film={film} />
      <Typography sx={{ color: 'text.secondary', my: 1.5 }}>
        {film.watchable && isShown
          ? t('upload.processingWatchable')
          : t(replaces ? 'upload.replacingBody' : 'upload.processingBody')}{' '}
        {t(hasBell ? 'upload.bellTells' : 'upload.pageTells')}
      </Typography>
      <GiveUp video={video} film={film} />
    </Box>
  )
}
