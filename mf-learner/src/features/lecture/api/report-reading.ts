import { call, isFailure } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { isFinal } from '../../../common/progress/is-final.ts'
import { progressOutbox } from '../../../common/progress/progress-outbox.ts'
import { useProgressTaken } from './progress-taken.ts'
import { readLecture } from './read-lecture.ts'

/** Reports that a text was read to its end; without a connection that is kept and sent later. */
export const useReportReading = (videoId: string) => {
  const outbox = progressOutbox(useSession()?.user.id ?? '')
  const client = useQueryClient()
  const taken = useProgressTaken()
  return useMutation({
    mutationFn: async () => {
      const body = { video_id: videoId, progress: 1 }
      outbox.keep(body)
      return call('POST /video/progress', { body })
    },
    onSuccess: (result) => {
      outbox.remove(videoId)
      taken(result)
    },
    onError: (error) => {
      if (isFinal(error)) outbox.remove(videoId)
      // Taken out of the course while it was read: its page says so.
      if (isFailure(error, 'not_found')) void client.invalidateQueries(readLecture(videoId))
    },
  })
}
