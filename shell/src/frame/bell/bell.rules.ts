import type { UploadNotification } from '@kursportal/shared/contract'

/** The number on the bell; more than 99 is `99+`, none is nothing (specification, section 9). */
export const badgeText = (unseen: number): string => (unseen > 99 ? '99+' : unseen > 0 ? String(unseen) : '')

/** Where an upload of this browser leads: to its lecture in the editor. */
export const lecturePath = (upload: { videoId: string; place: { courseId: string } }): string =>
  upload.place.courseId
    ? `/course-editor/courses/${upload.place.courseId}/lectures/${upload.videoId}`
    : `/course-editor/video?video_id=${upload.videoId}`

/** Where an entry leads: to the lecture in the editor, or nowhere once the lecture is deleted. */
export const editorPath = ({
  course_id,
  chapter_id,
  video_id,
}: Pick<UploadNotification, 'course_id' | 'chapter_id' | 'video_id'>): string | undefined =>
  course_id && chapter_id
    ? `/course-editor/courses/${course_id}/chapters/${chapter_id}?video_id=${video_id}`
    : undefined
