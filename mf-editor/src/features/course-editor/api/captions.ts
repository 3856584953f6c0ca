import { call, queryKey, read } from '@kursportal/shared/client'
import type { Cue } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The captions of a draft lecture, by language. */
export const listCaptions = (videoId: string) => read('GET /captions', { 'video-id': videoId })

const useCaptionMutation = <Input, Answer>(videoId: string, write: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listCaptions(videoId).queryKey }),
        client.invalidateQueries({ queryKey: queryKey('GET /chapters-videos/dev') }),
        client.invalidateQueries({ queryKey: queryKey('GET /course/dev') }),
      ]),
  })
}

/** Sets the captions of one language from the text of a VTT or SRT file. */
export const usePutCaption = (videoId: string) =>
  useCaptionMutation(videoId, ({ language, content }: { language: string; content: string }) =>
    call('PUT /caption', { query: { 'video-id': videoId, language }, body: { content } }),
  )

/** Sets the captions of one language from its lines. */
export const usePutLines = (videoId: string) =>
  useCaptionMutation(videoId, ({ language, lines }: { language: string; lines: Cue[] }) =>
    call('PUT /caption', { query: { 'video-id': videoId, language }, body: { lines } }),
  )

/** Removes the captions of one language. */
export const useDeleteCaption = (videoId: string) =>
  useCaptionMutation(videoId, (language: string) =>
    call('DELETE /caption', { query: { 'video-id': videoId, language } }),
  )
