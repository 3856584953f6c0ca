import { Button, RetryIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { PlayerFailure } from './player-failure.ts'
import { StageNote } from './Stage.tsx'

/** What keeps a film from playing on, with another try. */
export const TroubleNote = ({
  trouble,
  onAgain,
}: {
  trouble: PlayerFailure
  onAgain: () => void
}): ReactNode => {
  const t = useTexts()
  const offline = trouble === 'offline'
  return (
    <StageNote
      alarming
      takesFocus
      title={t(offline ? 'lecture.video.offlineTitle' : 'lecture.video.brokenTitle')}
      actions={
        <Button variant="contained" onClick={onAgain} startIcon={<RetryIcon size={20} aria-hidden />}>
          {t('lecture.video.retry')}
        </Button>
      }
    >
      {t(offline ? 'lecture.video.offlineBody' : 'lecture.video.brokenBody')}
    </StageNote>
  )
}
