import { call, read } from '@kursportal/shared/client'
import type { RichTextDocument } from '@kursportal/shared/contract'

/** The text of a draft lecture with its version. */
export const readRichText = (videoId: string) => ({
  ...read('GET /video/rich-text', { 'video-id': videoId, dev: 'true' }),
  // The editor holds what is typed; a new answer must not come in between.
  staleTime: Infinity,
  gcTime: 0,
})

/** What the server has now, past all that is cached. */
export const fetchRichText = (videoId: string) =>
  call('GET /video/rich-text', { query: { 'video-id': videoId, dev: 'true' } })

/**
 * Replaces the text, and gives its new version.
 * @throws ApiFailure edited_meanwhile when somebody else was faster
 */
export const writeRichText = async (
  videoId: string,
  document: RichTextDocument,
  basedOn: string,
  keepalive = false,
): Promise<string> => {
  const { version } = await call(
    'PUT /video/rich-text',
    { query: { 'video-id': videoId }, body: { document, based_on: basedOn } },
    { keepalive },
  )
  return version
}
