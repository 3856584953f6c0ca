import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import type { ReactNode } from 'react'
import { watchFilm } from '../../../common/film/watch-film.ts'
import { FilmPage } from './FilmPage.tsx'
import { NoFilm } from '../../../common/film/NoFilm.tsx'
import { Stage } from '../../../common/film/Stage.tsx'

/** The second an address leads to; nothing where it names none within the film. */
const secondIn = (written: string | null, duration: number): number | undefined => {
  const second = written ? Number(written) : NaN
  return second >= 0 && second < duration ? second : undefined
}

/** A video lecture: its film once it can be watched, and until then why not. */
export const VideoLecture = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const [address] = useSearchParams()
  const film = useQuery(watchFilm(lecture.id))
  if (film.data)
    return (
      <FilmPage
        lecture={lecture}
        film={film.data}
        from={secondIn(address.get('at'), film.data.duration_seconds)}
        resumes={address.get('resume') === '1'}
        onRenew={async () => (await film.refetch()).isSuccess}
      />
    )
  return (
    <Stage poster={{ imageId: lecture.thumbnail_image_id, title: lecture.title }}>
      <NoFilm error={film.error} onRetry={() => void film.refetch()} retrying={film.isFetching} />
    </Stage>
  )
}
