import type { CourseDraftSummary, UploadNotification } from '@kursportal/shared/contract'

const WEEK = 7 * 86_400_000

/** Whether somebody who has courses has uploaded no video for seven days (specification, Course list). */
export const isWithoutRecentVideo = (
  courses: readonly CourseDraftSummary[],
  uploads: readonly UploadNotification[],
  now: Date,
): boolean =>
  courses.length > 0 &&
  courses.every((course) => course.videos_processing === 0) &&
  !uploads.some((upload) => upload.success && now.getTime() - Date.parse(upload.created_at) < WEEK)

/** Why a course cannot be published now; undefined when it can. */
export const publishObstacle = (
  course: Pick<CourseDraftSummary, 'state' | 'can'>,
): 'alreadyGoingLive' | 'nothingToPublish' | undefined => {
  if (course.state === 'going_live') return 'alreadyGoingLive'
  return course.can.publish ? undefined : 'nothingToPublish'
}
