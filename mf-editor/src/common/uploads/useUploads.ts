import { useQueryClient } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { useEffect, useSyncExternalStore } from 'react'
import { refreshDrafts } from '../draft-reads.ts'
import type { RunningUpload } from './upload-types.ts'
import { uploads } from './uploads.ts'

/** The upload of a lecture in this browser, if there is one. */
export const useUpload = (videoId: string): RunningUpload | undefined =>
  useSyncExternalStore(uploads.subscribe, uploads.snapshot).get(videoId)

/** Takes up unfinished uploads and shows the new standing whenever the server knows of one. For every page of the editor. */
export const useUploadsGoOn = (): void => {
  const userId = useSession()?.user.id
  const client = useQueryClient()
  useEffect(() => {
    if (userId) void uploads.restore(userId)
  }, [userId])
  useEffect(() => {
    const stop = uploads.onServerChange(() => void refreshDrafts(client))
    return () => void stop()
  }, [client])
}
