import { call, isFailure, queryKey, read } from '@kursportal/shared/client'
import type { Caption, Cue } from '@kursportal/shared/contract'
import { queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** The captions of a draft lecture, by language. */
export const listCaptions = (videoId: string) => read('GET /captions', { 'video-id': videoId })

/** Milliseconds after which it is asked how far the recognition is. */
const ASK_AGAIN = 3000

/** Whether speech can be recognised, and what was made of the film; asked again while it is on its way. */
export const readRecognised = (videoId: string) =>
  queryOptions({
    ...read('GET /caption/recognised', { 'video-id': videoId }),
    refetchInterval: ({ state: { data } }) =>
      data?.recognised && ['waiting', 'running'].includes(data.recognised.state) ? ASK_AGAIN : false,
  })

const useCaptionMutation = <Input, Answer>(videoId: string, write: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listCaptions(videoId).queryKey }),
        client.invalidateQueries({ queryKey: readRecognised(videoId).queryKey }),
        client.invalidateQueries({ queryKey: queryKey('GET /chapters-videos/dev') }),
        client.invalidateQueries({ queryKey: queryKey('GET /course/dev') }),
      ]),
  })
}

/** The lines of one language as they stand there now; none where there are no captions in it (any more). */
export const fetchCaption = async (
  videoId: string,
  language: string,
): Promise<Pick<Caption, 'lines' | 'version' | 'edited'>> => {
  try {
    const { lines, version, edited } = await call('GET /caption', {
      query: { 'video-id': videoId, language },
    })
    return { lines, version, edited }
  } catch (error) {
    if (isFailure(error, 'not_found')) return { lines: [], version: '', edited: null }
    throw error
  }
}

type Put<Content> = Content & {
  language: string
  /** The version that is replaced; empty where there are no captions in the language. */
  based_on: string
}

/** Sets the captions of one language from the text of a VTT or SRT file. @throws ApiFailure edited_meanwhile */
export const usePutCaption = (videoId: string) =>
  useCaptionMutation(videoId, ({ language, ...body }: Put<{ content: string }>) =>
    call('PUT /caption', { query: { 'video-id': videoId, language }, body }),
  )

/** Sets the captions of one language from its lines. @throws ApiFailure edited_meanwhile */
export const usePutLines = (videoId: string) =>
  useCaptionMutation(videoId, ({ language, ...body }: Put<{ lines: Cue[] }>) =>
    call('PUT /caption', { query: { 'video-id': videoId, language }, body }),
  )

/** Has the speech of the film recognised. */
export const useRecognise = (videoId: string) =>
  useCaptionMutation(videoId, () => call('POST /caption/recognised', { query: { 'video-id': videoId } }))

/** Gives up what was recognised, or is on its way. */
export const useDropRecognised = (videoId: string) =>
  useCaptionMutation(videoId, () => call('DELETE /caption/recognised', { query: { 'video-id': videoId } }))

/** Removes the captions of one language as they were seen. @throws ApiFailure edited_meanwhile */
export const useDeleteCaption = (videoId: string) =>
  useCaptionMutation(videoId, ({ language, version }: Pick<Caption, 'language' | 'version'>) =>
    call('DELETE /caption', { query: { 'video-id': videoId, language, 'based-on': version } }),
  )
