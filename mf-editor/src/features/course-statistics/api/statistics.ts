import { read } from '@kursportal/shared/client'

/** A chosen time, by its first and last month; what is left out is open to that side. */
export type Time = { from?: string; until?: string }

/** How a course fares. */
export const readStatistics = (courseId: string, time: Time) =>
  read('GET /course/statistics', { 'course-id': courseId, ...time })

/** How hard its quiz questions are. */
export const readQuestions = (courseId: string, time: Time) =>
  read('GET /course/statistics/questions', { 'course-id': courseId, ...time })
