import { read } from '@kursportal/shared/client'

/** The files that go with a lecture. */
export const listHandouts = (videoId: string) => read('GET /attachments', { 'video-id': videoId })
