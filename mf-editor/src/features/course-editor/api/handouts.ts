import { call, queryKey, read } from '@kursportal/shared/client'
import type { Attachment } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { withKnownType } from '../../../common/document-types.ts'

/** The handouts of a draft lecture. */
export const listHandouts = (videoId: string) => read('GET /attachments', { 'video-id': videoId })

const useHandoutChange = <Input, Answer>(videoId: string, change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      client.invalidateQueries({ queryKey: queryKey('GET /attachments', { 'video-id': videoId }) }),
  })
}

/** Adds a file to a draft lecture. @throws ApiFailure unsupported_media_type, payload_too_large, conflict */
export const useAddHandout = (videoId: string) =>
  useHandoutChange(videoId, (file: File): Promise<Attachment> =>
    call('POST /attachment', { query: { 'video-id': videoId, name: file.name }, body: withKnownType(file) }),
  )

/** Takes a file out of a draft lecture; learners keep it until the next publish. */
export const useRemoveHandout = (videoId: string) =>
  useHandoutChange(videoId, (handoutId: string) =>
    call('DELETE /attachment', { query: { 'attachment-id': handoutId } }),
  )
