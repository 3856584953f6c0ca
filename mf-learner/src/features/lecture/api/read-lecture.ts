import { read } from '@kursportal/shared/client'

/** Opens a lecture: its page's data. The first one opened in a course begins the participation. */
export const readLecture = (videoId: string) => read('GET /video', { 'video-id': videoId })
