import { textOfFailure } from '@kursportal/shared/client'
import { formatFileSize } from '@kursportal/shared/i18n'
import {
  Alert,
  Box,
  Button,
  CloseIcon,
  ConfirmDialog,
  PauseIcon,
  PlayIcon,
  ProgressBar,
  RetryIcon,
  Stack,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@kursportal/shared/query'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import type { RunningUpload } from '../../../common/uploads/upload-types.ts'
import { uploads } from '../../../common/uploads/uploads.ts'
import { useTexts } from '../../../texts/index.ts'

/** A file on its way: percent and bytes, pause and go on, give up. */
export const UploadProgress = ({ upload }: { upload: RunningUpload }): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { videoId, state, sent, bytes, fileName } = upload
  if (state === 'busy') return <Alert severity="info">{t('upload.deviceBusy')}</Alert>
  const status =
    state === 'paused' || state === 'starting' || state === 'waiting' ? t(`upload.${state}`) : undefined
  return (
    <Box component="section" aria-label={t('upload.sending', { name: fileName })}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>
        {t('upload.sending', { name: fileName })}
      </Typography>
      <ProgressBar label={t('upload.sending', { name: fileName })} value={bytes > 0 ? sent / bytes : 0} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          color: 'text.secondary',
          mt: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>{t('upload.sent', { sent: formatFileSize(sent), total: formatFileSize(bytes) })}</span>
        <span aria-live="polite">{status}</span>
      </Box>
      {state === 'failed' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <strong>{t('upload.failedTitle')}.</strong> {textOfFailure(upload.problem ?? 'network')}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1.5, mt: 2, flexWrap: 'wrap' }}>
        {state === 'failed' ? (
          <Button
            variant="contained"
            startIcon={<RetryIcon size={20} />}
            onClick={() => void uploads.resume(videoId)}
          >
            {t('upload.retry')}
          </Button>
        ) : state === 'paused' ? (
          <Button
            variant="contained"
            startIcon={<PlayIcon size={20} />}
            onClick={() => void uploads.resume(videoId)}
          >
            {t('upload.resume')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            startIcon={<PauseIcon size={20} />}
            onClick={() => void uploads.pause(videoId)}
          >
            {t('upload.pause')}
          </Button>
        )}
        <Button
          variant="text"
          color="inherit"
          startIcon={<CloseIcon size={20} />}
          onClick={() => setAsking(true)}
        >
          {t('upload.cancel')}
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('upload.leaveHint')}
      </Typography>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('upload.cancelTitle')}
        confirmLabel={t('upload.cancel')}
        destructive
        onConfirm={async () => {
          await uploads.cancel(videoId)
          await refreshDrafts(client)
        }}
      >
        {t('upload.cancelBody')}
      </ConfirmDialog>
    </Box>
  )
}
