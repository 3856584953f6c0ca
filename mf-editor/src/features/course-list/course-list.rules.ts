import type { CourseDraftSummary, CourseState, UploadNotification } from '@kursportal/shared/contract'
import { DAY_MS } from '@kursportal/shared/domain'
import type { ListState } from '@kursportal/shared/ui/data-table'

const WEEK = 7 * DAY_MS

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
  if (course.can.publish) return undefined
  return course.state === 'going_live' ? 'alreadyGoingLive' : 'nothingToPublish'
}

/** Whether somebody typed a title; capitals and blanks do not matter. */
export const isTypedTitle = (typed: string, title: string): boolean => plain(typed) === plain(title)

const plain = (words: string): string => words.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The states a course list can be narrowed down to, in the order of its life. */
export const listedStates = [
  'draft',
  'live',
  'live_with_changes',
  'going_live',
] as const satisfies CourseState[]

/** So many days ago somebody changed it last, as the address says it of a course that is left alone. */
export const LEFT_DAYS = '30'

/** The orders of a course list; the first is the usual one. */
export const courseOrders = ['changed', 'title', 'learners'] as const

type CourseOrder = (typeof courseOrders)[number]

/** What the address of the list says as the call takes it; what makes no sense there is left out. */
export const courseQuery = ({
  filters,
  sort,
}: Pick<ListState, 'filters' | 'sort'>): {
  state?: CourseState
  sort?: CourseOrder
  unchanged_days?: number
} => {
  const state = listedStates.find((one) => one === filters['stand'])
  const order = courseOrders.find((one) => one === sort?.key)
  return {
    ...(state && { state }),
    ...(order && order !== 'changed' && { sort: order }),
    ...(filters['ruht'] === LEFT_DAYS && { unchanged_days: Number(LEFT_DAYS) }),
  }
}
