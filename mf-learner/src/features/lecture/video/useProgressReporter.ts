import { call, isFailure } from '@kursportal/shared/client'
import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { useEffect, useState } from 'react'
import { isFinal } from '../../../common/progress/is-final.ts'
import { progressOutbox } from '../../../common/progress/progress-outbox.ts'
import { useProgressTaken } from '../api/progress-taken.ts'
import { readLecture } from '../api/read-lecture.ts'
import { ProgressReporter } from './progress-reporter.ts'

const every = (ms: number, run: () => void): (() => void) => {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}

/**
 * The reporter of one film, at work while its page is shown; also says whether something waits for a connection. It
 * belongs to the lecture it was made for, so the page of another lecture must be another component (`key`).
 */
export const useProgressReporter = (
  lecture: LearnerVideoPage,
  duration: number,
): { reporter: ProgressReporter; waiting: boolean } => {
  const userId = useSession()?.user.id ?? ''
  const client = useQueryClient()
  const taken = useProgressTaken()
  const [waiting, setWaiting] = useState(false)
  const [reporter] = useState(
    () =>
      new ProgressReporter({
        videoId: lecture.id,
        duration,
        watched: lecture.watched,
        outbox: progressOutbox(userId),
        isFinal,
        every,
        onTaken: taken,
        onWaiting: setWaiting,
        send: async (body, { leaving }) => {
          try {
            return await call('POST /video/progress', { body }, { keepalive: leaving })
          } catch (error) {
            // Taken out of the course while it was watched: its page says so.
            if (isFailure(error, 'not_found')) void client.invalidateQueries(readLecture(lecture.id))
            throw error
          }
        },
      }),
  )
  useEffect(() => {
    const leave = (): void => void reporter.flush({ leaving: true })
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') leave()
    }
    const onOnline = (): void => void reporter.flush()
    reporter.start()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', onOnline)
      reporter.stop()
    }
  }, [reporter])
  return { reporter, waiting }
}
