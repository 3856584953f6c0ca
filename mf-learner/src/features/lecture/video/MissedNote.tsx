import { formatDuration, formatPercent } from '@kursportal/shared/i18n'
import { Button, PlayIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { StageNote } from '../../../common/film/Stage.tsx'

type Props = {
  /** The second at which the first skipped part begins. */
  from: number
  requiredShare: number
  onSeek: (second: number) => void
  onStay: () => void
}

/** After a film of which too much was skipped for it to count: the way to what is missing instead of the next lecture. */
export const MissedNote = ({ from, requiredShare, onSeek, onStay }: Props): ReactNode => {
  const t = useTexts()
  return (
    <StageNote
      takesFocus
      title={t('lecture.video.missedTitle')}
      actions={
        <>
          <Button
            variant="contained"
            onClick={() => onSeek(from)}
            startIcon={<PlayIcon size={20} aria-hidden />}
          >
            {t('lecture.video.missedGo', { time: formatDuration(from) })}
          </Button>
          <Button variant="outlined" onClick={onStay}>
            {t('lecture.upNext.stay')}
          </Button>
        </>
      }
    >
      {t('lecture.video.watchedNeeded', { percent: formatPercent(requiredShare) })}
    </StageNote>
  )
}
