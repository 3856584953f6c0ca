import { failureText, isFailure } from '@kursportal/shared/client'
import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import { Button, ClockIcon, FilmIcon, RetryIcon, useOnline } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { watchFilm } from '../api/watch-film.ts'
import { FilmPage } from './FilmPage.tsx'
import { Stage, StageNote } from './Stage.tsx'

/** A video lecture: its film once it can be watched, and until then why not. */
export const VideoLecture = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const online = useOnline()
  const [address] = useSearchParams()
  const film = useQuery(watchFilm(lecture.id))
  if (film.data)
    return (
      <FilmPage
        lecture={lecture}
        film={film.data}
        resumes={address.get('resume') === '1'}
        onRenew={async () => (await film.refetch()).isSuccess}
      />
    )
  const retry = (
    <Button
      variant="contained"
      onClick={() => void film.refetch()}
      loading={film.isFetching}
      startIcon={<RetryIcon size={20} aria-hidden />}
    >
      {t('lecture.video.retry')}
    </Button>
  )
  return (
    <Stage imageId={lecture.thumbnail_image_id}>
      {isFailure(film.error, 'not_processed_yet') ? (
        <StageNote icon={<ClockIcon size={32} />} title={t('lecture.video.processingTitle')}>
          {t('lecture.video.processingBody')}
        </StageNote>
      ) : isFailure(film.error, 'not_found') ? (
        <StageNote icon={<FilmIcon size={32} />} title={t('lecture.video.missingTitle')}>
          {t('lecture.video.missingBody')}
        </StageNote>
      ) : film.isError ? (
        <StageNote
          alarming
          title={t(online ? 'lecture.video.failed' : 'lecture.video.offlineTitle')}
          actions={retry}
        >
          {online ? failureText(film.error) : t('lecture.video.offlineBody')}
        </StageNote>
      ) : (
        <StageNote title={t('lecture.video.loading')} />
      )}
    </Stage>
  )
}
