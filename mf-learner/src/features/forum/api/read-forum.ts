import { read } from '@kursportal/shared/client'

/** What is new in the forum of a course, and what one may do there. */
export const readForum = (courseId: string) => read('GET /forum', { 'course-id': courseId })
