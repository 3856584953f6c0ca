import { isFailure } from '@kursportal/shared/client'
import type { Participation } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { listParticipationsIn } from './list-participations.ts'

type FormerCourse = {
  /** It is not known yet whether it was ever begun. */
  isWaiting: boolean
  /** The newest participation in it; undefined where it may be taken, or was never begun. */
  latest: Participation | undefined
  /** The newest finished one. */
  finished: Participation | undefined
}

/** What somebody once began of a course that they may not take any more. @param error what reading the course failed by */
export const useFormerCourse = (courseId: string, error: unknown): FormerCourse => {
  const isGone = isFailure(error, 'not_found')
  const { data, isPending, isError } = useQuery({ ...listParticipationsIn(courseId), enabled: isGone })
  const items = isGone ? (data?.items ?? []) : []
  return {
    isWaiting: isGone && isPending && !isError,
    latest: items[0],
    finished: items.find(({ state }) => state === 'finished'),
  }
}
