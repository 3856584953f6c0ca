import {
  Box,
  CloseIcon,
  ConfirmDialog,
  IconButton,
  Link,
  ProgressBar,
  Typography,
} from '@kursportal/shared/ui'
import { uploads, useUploadWords, type RunningUpload } from '@kursportal/shared/ui/uploads'
import { textOfFailure } from '@kursportal/shared/client'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { lecturePath } from './bell.rules.ts'

type EntryProps = { upload: RunningUpload; onFollow: () => void; onDiscard: () => void }

const Entry = ({ upload, onFollow, onDiscard }: EntryProps): ReactNode => {
  const t = useTexts()
  const words = useUploadWords()
  const { fileName, place, sent, bytes, state, problem } = upload
  const name = place.lectureTitle || fileName
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Link
            href={lecturePath(upload)}
            onClick={onFollow}
            sx={{ fontWeight: 600, overflowWrap: 'anywhere', color: 'text.primary' }}
          >
            {name}
          </Link>
          {place.courseTitle && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {place.courseTitle}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={t('bell.discard', { name })} onClick={onDiscard} sx={{ mt: -1, mr: -1 }}>
          <CloseIcon size={20} />
        </IconButton>
      </Box>
      <ProgressBar label={t('bell.uploading', { name })} value={bytes > 0 ? sent / bytes : 0} />
      <Typography
        variant="body2"
        sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary', mt: 0.5 }}
      >
        {state === 'failed' ? textOfFailure(problem ?? 'network') : words(upload)}
      </Typography>
    </Box>
  )
}

/** The films this browser uploads, with how far each is; each leads to its lecture and can be given up. */
export const RunningUploads = ({
  running,
  onFollow,
}: {
  running: readonly RunningUpload[]
  onFollow: () => void
}): ReactNode => {
  const t = useTexts()
  const [asked, setAsked] = useState<{ upload: RunningUpload; open: boolean }>()
  return (
    <>
      {running.length > 0 && (
        <Box component="ul" aria-label={t('bell.running')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {running.map((upload) => (
            <Entry
              key={upload.videoId}
              upload={upload}
              onFollow={onFollow}
              onDiscard={() => setAsked({ upload, open: true })}
            />
          ))}
        </Box>
      )}
      {asked && (
        <ConfirmDialog
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          title={t('bell.discardTitle')}
          confirmLabel={t('bell.discardLabel')}
          cancelLabel={t('bell.goOn')}
          destructive
          onConfirm={() => uploads.cancel(asked.upload.videoId)}
        >
          {t('bell.discardBody', { name: asked.upload.fileName })}
        </ConfirmDialog>
      )}
    </>
  )
}
