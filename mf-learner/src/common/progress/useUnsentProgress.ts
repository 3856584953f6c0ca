import { call, queryKey } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { useOnline } from '@kursportal/shared/ui'
import { useEffect } from 'react'
import { isFinal } from './is-final.ts'
import { progressOutbox } from './progress-outbox.ts'

/**
 * Sends what an earlier visit could not send, as soon as there is a connection, and shows the new standing.
 * @param except the film on this page: its own reporter takes up what was kept
 */
export const useUnsentProgress = (except?: string): void => {
  const userId = useSession()?.user.id
  const online = useOnline()
  const client = useQueryClient()
  useEffect(() => {
    if (!userId || !online) return
    const outbox = progressOutbox(userId)
    const sending = outbox
      .all()
      .filter(({ video_id }) => video_id !== except)
      .map(async (report) => {
        try {
          await call('POST /video/progress', { body: report })
          outbox.remove(report.video_id)
        } catch (error) {
          if (isFinal(error)) outbox.remove(report.video_id)
        }
      })
    if (sending.length === 0) return
    void Promise.all(sending).then(() =>
      Promise.all(
        (['GET /courses', 'GET /course', 'GET /chapters-videos'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
    )
  }, [userId, online, client, except])
}
