import { read } from '@kursportal/shared/client'

/** The text of a lecture. */
export const readRichText = (videoId: string) => read('GET /video/rich-text', { 'video-id': videoId })
