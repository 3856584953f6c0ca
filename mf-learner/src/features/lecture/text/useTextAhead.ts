import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { useEffect } from 'react'
import { readRichText } from '../api/read-rich-text.ts'

/** What draws a text. */
export const loadTextBody = () => import(/* webpackChunkName: "text-body" */ './TextBody.tsx')

/** Fetches a text and what draws it while the page around it is still being drawn. */
export const useTextAhead = (lecture: LearnerVideoPage | undefined): void => {
  const client = useQueryClient()
  const videoId = lecture?.type === 'richText' ? lecture.id : undefined
  useEffect(() => {
    if (!videoId) return
    void client.prefetchQuery(readRichText(videoId))
    void loadTextBody().catch(() => undefined)
  }, [client, videoId])
}
