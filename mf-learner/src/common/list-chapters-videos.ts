import { read } from '@kursportal/shared/client'

/** The chapters of a course with their lectures; its page and the pages of its lectures show them. */
export const listChaptersVideos = (courseId: string) =>
  read('GET /chapters-videos', { 'course-id': courseId })
