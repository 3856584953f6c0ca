/** Every address of this remote, so that no page writes one by hand. */
export const paths = {
  myCourses: '/my-courses',
  course: (courseId: string): string => `/courses/${courseId}`,
  /** @param options.resume goes on where the film was left, without asking */
  lecture: (courseId: string, videoId: string, options: { resume?: boolean } = {}): string =>
    `/courses/${courseId}/lectures/${videoId}${options.resume ? '?resume=1' : ''}`,
}
