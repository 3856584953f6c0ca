/** Every address of this remote, so that no page writes one by hand. */
export const paths = {
  courseList: '/course-editor/course-list',
  accesses: '/course-editor/accesses',
  care: '/course-editor/care',
  careQuestion: (questionId: string): string => `/course-editor/care/questions/${questionId}`,
  /** Appointments and minutes of a published course. */
  careCourse: (liveId: string): string => `/course-editor/care/courses/${liveId}`,
  videoSpace: '/course-editor/video-space',
  /** @param courseId the course to add to; without it a new one */
  import: (courseId?: string): string => `/course-editor/import${courseId ? `?course-id=${courseId}` : ''}`,
  access: (accessId: string): string => `/course-editor/accesses/${accessId}`,
  /** A sheet or cards to print: with its link, or with one of its codes. */
  accessPrint: (accessId: string, codeId?: string): string =>
    `/course-editor/accesses/${accessId}${codeId ? `/codes/${codeId}` : ''}/print`,
  /** Where its public page is made. */
  landingPage: (accessId: string): string => `/course-editor/accesses/${accessId}/page`,
  /** @param options.publish opens the publish dialog */
  course: (courseId: string, options: { publish?: boolean } = {}): string =>
    `/course-editor/courses/${courseId}${options.publish ? '?publish=1' : ''}`,
  /** Who takes it. */
  participants: (courseId: string): string => `/course-editor/courses/${courseId}/participants`,
  /** How it fares with its learners. */
  statistics: (courseId: string): string => `/course-editor/courses/${courseId}/statistics`,
  courseDetails: (courseId: string): string => `/course-editor/courses/${courseId}/details`,
  chapter: (courseId: string, chapterId: string): string =>
    `/course-editor/courses/${courseId}/chapters/${chapterId}`,
  /** @param options.link a link of its text that is to be seen at once */
  lecture: (courseId: string, videoId: string, { link }: { link?: string | undefined } = {}): string =>
    `/course-editor/courses/${courseId}/lectures/${videoId}${link ? `?link=${encodeURIComponent(link)}` : ''}`,
  /** The draft as learners will see it, a page of the learner's remote. */
  preview: (courseId: string, videoId?: string): string =>
    `/preview/${courseId}${videoId ? `/lectures/${videoId}` : ''}`,
  /** The forum of a published course, a page of the learner's remote. */
  forum: (liveId: string): string => `/courses/${liveId}/forum`,
}
