import { textOfFailure } from '@kursportal/shared/client'
import { formatFileSize } from '@kursportal/shared/i18n'
import {
  Alert,
  Box,
  Button,
  CloseIcon,
  ConfirmDialog,
  Link,
  PauseIcon,
  PlayIcon,
  ProgressBar,
  RetryIcon,
  Stack,
  Typography,
} from '@kursportal/shared/ui'
import { uploads, useUploadWords, type RunningUpload } from '@kursportal/shared/ui/uploads'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'

const Failure = ({ problem = 'network' }: Pick<RunningUpload, 'problem'>): ReactNode => {
  const t = useTexts()
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <strong>{t('upload.failedTitle')}.</strong> {textOfFailure(problem)}{' '}
      {problem === 'video_quota_used_up' && <Link href={paths.videoSpace}>{t('upload.toSpace')}</Link>}
    </Alert>
  )
}

/** What can be pressed: on, again, or a pause. */
const Steering = ({ upload: { state, videoId } }: { upload: RunningUpload }): ReactNode => {
  const t = useTexts()
  const resume = (): void => void uploads.resume(videoId)
  if (state === 'failed')
    return (
      <Button variant="contained" startIcon={<RetryIcon size={20} />} onClick={resume}>
        {t('upload.retry')}
      </Button>
    )
  if (state === 'paused')
    return (
      <Button variant="contained" startIcon={<PlayIcon size={20} />} onClick={resume}>
        {t('upload.resume')}
      </Button>
    )
  return (
    <Button
      variant="outlined"
      startIcon={<PauseIcon size={20} />}
      onClick={() => void uploads.pause(videoId)}
    >
      {t('upload.pause')}
    </Button>
  )
}

/** A file on its way: percent, bytes and the time left, pause and go on, give up. */
export const UploadProgress = ({ upload }: { upload: RunningUpload }): ReactNode => {
  const t = useTexts()
  const words = useUploadWords()
  const [asking, setAsking] = useState(false)
  const { videoId, state, sent, bytes, fileName } = upload
  const title = t('upload.sending', { name: fileName })
  // The time left changes all the while: it is seen, not announced.
  const isQuiet = state === 'sending'
  return (
    <Box component="section" aria-label={title}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>{title}</Typography>
      <ProgressBar label={title} value={bytes > 0 ? sent / bytes : 0} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          justifyContent: 'space-between',
          color: 'text.secondary',
          mt: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>{t('upload.sent', { sent: formatFileSize(sent), total: formatFileSize(bytes) })}</span>
        <span>
          {isQuiet && words(upload)}
          <span aria-live="polite">{isQuiet || state === 'failed' ? undefined : words(upload)}</span>
        </span>
      </Box>
      {state === 'failed' && <Failure problem={upload.problem} />}
      <Stack direction="row" sx={{ gap: 1.5, mt: 2, flexWrap: 'wrap' }}>
        <Steering upload={upload} />
        <Button
          variant="text"
          color="inherit"
          startIcon={<CloseIcon size={20} />}
          onClick={() => setAsking(true)}
        >
          {t('upload.discard')}
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('upload.leaveHint')}
      </Typography>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('upload.discardTitle')}
        confirmLabel={t('upload.discard')}
        cancelLabel={t('upload.goOn')}
        destructive
        onConfirm={() => uploads.cancel(videoId)}
      >
        {t('upload.discardBody', { name: fileName })}
      </ConfirmDialog>
    </Box>
  )
}
