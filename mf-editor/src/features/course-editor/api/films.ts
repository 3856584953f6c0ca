import { call } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

/** Gives up an upload that another device began, a film that is being processed, or the notice of one that failed. */
export const useGiveUpFilm = () =>
  useDraftMutation((uploadId: string) =>
    call('DELETE /video/upload', { query: { 'video-upload-id': uploadId } }),
  )

/** Shows the film again that a lecture had before. */
export const useTakeFormerFilm = (videoId: string) =>
  useDraftMutation(() => call('PUT /video/former-film', { query: { 'video-id': videoId } }))
