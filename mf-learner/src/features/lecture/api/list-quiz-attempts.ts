import { read } from '@kursportal/shared/client'

/** The own attempts at a quiz, and what may be done now. */
export const listQuizAttempts = (videoId: string) => read('GET /quiz/attempts', { 'video-id': videoId })
