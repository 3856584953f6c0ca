import type { Film, VideoDraft } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Alert, Box, ClockIcon, ProgressBar, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { filmFailureText } from './film-texts.ts'
import { Preview } from './Preview.tsx'

/** A film that is not ready: unfinished, being processed, or failed with the reason. */
export const FilmOnTheWay = ({ video, film }: { video: VideoDraft; film: Film }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  if (film.state === 'failed')
    return (
      <Alert severity="error">
        <strong>{t('upload.failedTitle')}</strong>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          „{film.file_name}“: {filmFailureText(film.failure, limits)}
        </Box>
      </Alert>
    )
  if (film.state === 'uploading')
    return (
      <Alert severity="warning">
        <strong>{t('upload.elsewhereTitle')}</strong>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {t('upload.elsewhereBody', { name: film.file_name, size: formatFileSize(film.bytes) })}
        </Box>
      </Alert>
    )
  const isShown = video.media?.video_upload_id === film.video_upload_id
  return (
    <Box>
      {film.watchable && isShown && (
        <Box sx={{ mb: 2 }}>
          <Preview videoId={video.id} title={video.title} version={`${film.video_upload_id}-low`} />
        </Box>
      )}
      <StatusChip tone="info" icon={<ClockIcon />}>
        {t('upload.processingTitle')}
      </StatusChip>
      <Typography sx={{ overflowWrap: 'anywhere', my: 1.5 }}>{film.file_name}</Typography>
      <ProgressBar label={t('upload.processingTitle')} value={film.progress} />
      <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>
        {t(film.watchable && isShown ? 'upload.processingWatchable' : 'upload.processingBody')}
      </Typography>
    </Box>
  )
}
