import type { UploadNotification } from '@kursportal/shared/contract'

/** The number on the bell; more than 99 is `99+`, none is nothing (specification, section 9). */
export const badgeText = (unseen: number): string => (unseen > 99 ? '99+' : unseen > 0 ? String(unseen) : '')

/** Where an upload of this browser leads: to its lecture in the editor. */
export const lecturePath = (upload: { videoId: string; place: { courseId: string } }): string =>
  upload.place.courseId
    ? `/course-editor/courses/${upload.place.courseId}/lectures/${upload.videoId}`
    : `/course-editor/video?video_id=${upload.videoId}`

/**
 * Where an entry leads: to the lecture in the editor, for a publish to what the course lacks, or nowhere once that is deleted.
 */
export const editorPath = ({
  kind,
  course_id,
  chapter_id,
  video_id,
}: Pick<UploadNotification, 'kind' | 'course_id' | 'chapter_id' | 'video_id'>): string | undefined => {
  if (course_id && kind === 'publish') return `/course-editor/courses/${course_id}?publish=1`
  return course_id && chapter_id
    ? `/course-editor/courses/${course_id}/chapters/${chapter_id}?video_id=${video_id}`
    : undefined
}
