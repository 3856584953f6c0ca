import { call, queryKey } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { useOnline } from '@kursportal/shared/ui'
import { useEffect } from 'react'
import { RETRY_INTERVAL_MS } from '../outbox/browser-outbox.ts'
import { isFinal } from './is-final.ts'
import { progressOutbox, type ProgressOutbox } from './progress-outbox.ts'

/** Everything that shows how far somebody is. */
const shown = [
  'GET /courses',
  'GET /course',
  'GET /course-participations',
  'GET /chapters-videos',
  'GET /video',
] as const

/** Sends what waits; whether anything was settled. */
const sendAll = async (outbox: ProgressOutbox, except: string | undefined): Promise<boolean> => {
  const settled = await Promise.all(
    outbox
      .all()
      .filter(({ video_id }) => video_id !== except)
      .map(async (report) => {
        try {
          await call('POST /video/progress', { body: report })
        } catch (error) {
          if (!isFinal(error)) return false
        }
        outbox.remove(report.video_id)
        return true
      }),
  )
  return settled.includes(true)
}

/**
 * Sends what could not be sent before, here or on an earlier visit, as soon as there is a connection, and shows the new
 * standing.
 * @param except the film on this page: its own reporter takes up what was kept
 */
export const useUnsentProgress = (except?: string): void => {
  const userId = useSession()?.user.id
  const online = useOnline()
  const client = useQueryClient()
  useEffect(() => {
    if (!userId || !online) return undefined
    const outbox = progressOutbox(userId)
    let sending = false
    const send = async (): Promise<void> => {
      if (sending) return
      sending = true
      const changed = await sendAll(outbox, except)
      sending = false
      if (changed) for (const key of shown) void client.invalidateQueries({ queryKey: queryKey(key) })
    }
    void send()
    const timer = setInterval(() => void send(), RETRY_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [userId, online, client, except])
}
