import { call, queryKey, read } from '@kursportal/shared/client'
import { attachmentTypes, type Attachment } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The handouts of a draft lecture. */
export const listHandouts = (videoId: string) => read('GET /attachments', { 'video-id': videoId })

// Some systems call a sound by another name than the platform does, or by none; the server looks into the file anyway.
const typeByEnding: Readonly<Record<string, (typeof attachmentTypes)[number]>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
}

/** What a file chooser offers. */
export const acceptedHandouts = [
  ...attachmentTypes,
  ...Object.keys(typeByEnding).map((ending) => `.${ending}`),
].join(',')

const typed = (file: File): File => {
  if (attachmentTypes.some((type) => type === file.type)) return file
  const type = typeByEnding[file.name.split('.').at(-1)?.toLowerCase() ?? '']
  return type ? new File([file], file.name, { type }) : file
}

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
    call('POST /attachment', { query: { 'video-id': videoId, name: file.name }, body: typed(file) }),
  )

/** Takes a file out of a draft lecture; learners keep it until the next publish. */
export const useRemoveHandout = (videoId: string) =>
  useHandoutChange(videoId, (handoutId: string) =>
    call('DELETE /attachment', { query: { 'attachment-id': handoutId } }),
  )
