import { failureText, isFailure } from '@kursportal/shared/client'
import { Button, ClockIcon, FilmIcon, RetryIcon, useOnline } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { StageNote, StageWaiting } from './Stage.tsx'

/** Why a film cannot be shown yet: still on its way, being prepared, not there, or not to be had. */
export const NoFilm = (props: { error: unknown; onRetry: () => void; retrying: boolean }): ReactNode => {
  const t = useTexts()
  const online = useOnline()
  const { error } = props
  if (!error && online) return <StageWaiting words={t('lecture.video.loading')} />
  if (isFailure(error, 'not_processed_yet'))
    return (
      <StageNote icon={<ClockIcon size={32} />} title={t('lecture.video.processingTitle')}>
        {t('lecture.video.processingBody')}
      </StageNote>
    )
  if (isFailure(error, 'not_found'))
    return (
      <StageNote icon={<FilmIcon size={32} />} title={t('lecture.video.missingTitle')}>
        {t('lecture.video.missingBody')}
      </StageNote>
    )
  return (
    <StageNote
      alarming
      title={t(online ? 'lecture.video.failed' : 'lecture.video.offlineTitle')}
      actions={
        // Before anything failed it comes by itself.
        error !== null && (
          <Button
            variant="contained"
            onClick={props.onRetry}
            loading={props.retrying}
            startIcon={<RetryIcon size={20} aria-hidden />}
          >
            {t('lecture.video.retry')}
          </Button>
        )
      }
    >
      {online ? failureText(error) : t('lecture.video.offlineBody')}
    </StageNote>
  )
}
