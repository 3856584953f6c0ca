/** Every address of this remote, so that no page writes one by hand. */
export const paths = {
  myCourses: '/my-courses',
  /** The end of a course: what is missing, the confirmation, or that it is done. */
  courseEnd: (courseId: string): string => `/courses/${courseId}/finish`,
  certificates: '/certificates',
  certificate: (certificateId: string): string => `/certificates/${certificateId}`,
  certificateCheck: (number: string): string => `/certificate/${encodeURIComponent(number)}`,
  course: (courseId: string): string => `/courses/${courseId}`,
  /** @param options.resume goes on where the film was left, without asking */
  lecture: (courseId: string, videoId: string, options: { resume?: boolean } = {}): string =>
    `/courses/${courseId}/lectures/${videoId}${options.resume ? '?resume=1' : ''}`,
  forum: (courseId: string): string => `/courses/${courseId}/forum`,
  newTopic: (courseId: string): string => `/courses/${courseId}/forum/new`,
  forumReports: (courseId: string): string => `/courses/${courseId}/forum/reports`,
  /** @param postId the post to go to, wherever in the topic it stands */
  topic: (courseId: string, threadId: string, postId?: string | null): string =>
    `/courses/${courseId}/forum/${threadId}${postId ? `?post=${postId}` : ''}`,
}
