import type { UploadNotification } from '@kursportal/shared/contract'

/** The number on the bell; more than 99 is `99+`, none is nothing (specification, section 9). */
export const badgeText = (unseen: number): string => (unseen > 99 ? '99+' : unseen > 0 ? String(unseen) : '')

/** Where an entry leads: to the lecture in the editor, or nowhere once the lecture is deleted. */
export const editorPath = ({
  course_id,
  chapter_id,
  video_id,
}: Pick<UploadNotification, 'course_id' | 'chapter_id' | 'video_id'>): string | undefined =>
  course_id && chapter_id
    ? `/course-editor/courses/${course_id}/chapters/${chapter_id}?video_id=${video_id}`
    : undefined
