import { read } from '@kursportal/shared/client'

/** A course and how far one is in it. */
export const readCourse = (courseId: string) => read('GET /course', { 'course-id': courseId })
