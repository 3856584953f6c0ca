import { read } from '@kursportal/shared/client'

/** Where in the open lectures of a course something is said or written. */
export const listPassages = (courseId: string, search: string) =>
  read('GET /course/passages', { 'course-id': courseId, search })
