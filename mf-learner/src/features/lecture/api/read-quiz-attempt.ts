import { read } from '@kursportal/shared/client'

/** One own attempt with its questions and answers. */
export const readQuizAttempt = (attemptId: string) => read('GET /quiz/attempt', { 'attempt-id': attemptId })
