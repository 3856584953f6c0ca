import { formatFileSize } from '@kursportal/shared/i18n'
import { useSession, useSystemConfig } from '@kursportal/shared/store'
import { Button, Typography, UploadIcon } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { uploads } from '../../../common/uploads/uploads.ts'
import { useTexts } from '../../../texts/index.ts'
import { longTime } from './film-texts.ts'

/** What a file chooser offers. Some systems do not know the type of a file, so endings count too. */
const accepted = 'video/*,.mp4,.m4v,.mov,.webm,.mkv,.avi,.mts,.m2ts,.mpg,.mpeg,.wmv,.3gp,.ogv'

/** The place to choose a film; where there is one already it is behind a button. */
export const NewFilm = ({
  videoId,
  mode,
}: {
  videoId: string
  mode: 'first' | 'continue' | 'replace'
}): ReactNode => {
  const t = useTexts()
  const userId = useSession()?.user.id
  const { limits } = useSystemConfig()
  const [open, setOpen] = useState(mode !== 'replace')
  if (!open)
    return (
      <div>
        <Button variant="outlined" startIcon={<UploadIcon size={20} />} onClick={() => setOpen(true)}>
          {t('upload.replace')}
        </Button>
      </div>
    )
  return (
    <div>
      {mode === 'replace' && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('upload.replaceHint')}</Typography>
      )}
      <FileDrop
        label={t('upload.choose')}
        hint={t('upload.hint', {
          size: formatFileSize(limits.video_bytes),
          duration: longTime(limits.video_seconds),
        })}
        accept={accepted}
        maxBytes={limits.video_bytes}
        onFiles={([file]) => {
          if (file && userId) void uploads.start(userId, videoId, file)
        }}
      />
      {mode === 'replace' && (
        <Button variant="text" sx={{ mt: 1 }} onClick={() => setOpen(false)}>
          {t('upload.keepOld')}
        </Button>
      )}
    </div>
  )
}
