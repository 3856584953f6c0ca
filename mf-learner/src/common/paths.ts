import type { Participation } from '@kursportal/shared/contract'

/** Every address of this remote, so that no page writes one by hand. */
export const paths = {
  myCourses: '/my-courses',
  /** The coming weeks. */
  calendar: '/my-courses/calendar',
  /** Where the own calendar is subscribed to. */
  calendarFeed: '/profile#calendar',
  /** The end of a course: what is missing, the confirmation, or that it is done. */
  courseEnd: (courseId: string): string => `/courses/${courseId}/finish`,
  /** Where the certificate of a finished participation is fetched. */
  toFetch: ({ id, course_id: courseId, current }: Participation): string =>
    `${paths.courseEnd(courseId)}${current ? '' : `?participation=${id}`}`,
  access: (accessId: string): string => `/access/${accessId}`,
  profile: '/profile',
  certificates: '/certificates',
  certificate: (certificateId: string): string => `/certificates/${certificateId}`,
  certificateCheck: (number: string): string => `/certificate/${encodeURIComponent(number)}`,
  course: (courseId: string): string => `/courses/${courseId}`,
  /**
   * @param options.resume goes on where the film was left, without asking
   * @param options.at plays the film from this second on
   * @param options.find goes to where these words are written
   * @param options.place to which of these places, the first unless named
   */
  lecture: (
    courseId: string,
    videoId: string,
    { resume, at, find, place }: { resume?: boolean; at?: number; find?: string; place?: number } = {},
  ): string => {
    const wanted = new URLSearchParams({
      ...(resume && { resume: '1' }),
      ...(at !== undefined && { at: String(at) }),
      ...(find && { find }),
      ...(place && { place: String(place) }),
    }).toString()
    return `/courses/${courseId}/lectures/${videoId}${wanted && `?${wanted}`}`
  },
  /** A draft as learners will see it. */
  preview: (courseId: string): string => `/preview/${courseId}`,
  previewLecture: (courseId: string, videoId: string): string => `/preview/${courseId}/lectures/${videoId}`,
  /** Where a draft is written, a page of the editor. */
  editor: (courseId: string, videoId?: string): string =>
    `/course-editor/courses/${courseId}${videoId ? `/lectures/${videoId}` : ''}`,
  /** The course as an overview to hang up. */
  printCourse: (courseId: string): string => `/courses/${courseId}/print`,
  /** The lecture as a sheet of paper. */
  printLecture: (courseId: string, videoId: string): string =>
    `/courses/${courseId}/lectures/${videoId}/print`,
  questions: (courseId: string): string => `/courses/${courseId}/questions`,
  question: (courseId: string, questionId: string): string => `/courses/${courseId}/questions/${questionId}`,
  forum: (courseId: string): string => `/courses/${courseId}/forum`,
  newTopic: (courseId: string): string => `/courses/${courseId}/forum/new`,
  forumReports: (courseId: string): string => `/courses/${courseId}/forum/reports`,
  /** Where a contract is withdrawn from, a page of the frame. @param contract which one, in words */
  withdrawal: (contract: string): string => `/withdrawal?contract=${encodeURIComponent(contract)}`,
  /** Where content is reported to the platform, a page of the frame. @param path what is reported */
  reportContent: (path: string): string => `/report?address=${encodeURIComponent(path)}`,
  /** @param postId the post to go to, wherever in the topic it stands */
  topic: (courseId: string, threadId: string, postId?: string | null): string =>
    `/courses/${courseId}/forum/${threadId}${postId ? `?post=${postId}` : ''}`,
}
