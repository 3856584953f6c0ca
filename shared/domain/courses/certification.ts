import type { Certification, CertificationGap } from '../../contract/certifications/certifications.calls.ts'
import type { CourseFields } from '../../contract/courses/course-fields.ts'
import { daysBetween } from '../berlin-time.ts'
import { areUsualUnits } from './course-units.ts'

/** So many days before the last one the creator and the admins are warned, once each (specification, Courses). */
export const certificationWarnings = [90, 30] as const

/** From so many days before the last one a certification counts as ending. */
export const LONGEST_WARNING = Math.max(...certificationWarnings)

/**
 * How a certification stands on a day; `undated` where nobody has said until when it holds.
 * @param today the day in Berlin, `YYYY-MM-DD`; the last day itself still counts
 */
export const certificationState = (until: string | null, today: string): Certification['state'] => {
  if (until === null) return 'undated'
  if (until < today) return 'expired'
  return daysBetween(today, until) <= LONGEST_WARNING ? 'ends_soon' : 'valid'
}

/** Whether somebody may begin a course on a day: not when its certification is over (specification, Courses). */
export const mayBegin = (
  { certified_until }: Pick<CourseFields, 'certified_until'>,
  today: string,
): boolean => certificationState(certified_until, today) !== 'expired'

/** Whether a number looks like those the ZPP gives to courses: `KU-BE-A1B2C3`. */
export const looksLikeCourseNumber = (number: string): boolean =>
  /^KU-[A-Z]{2}-[A-Z0-9]{6}$/i.test(number.trim())

/** What a course needs to keep its certification. */
export type CertifiedFields = Pick<
  CourseFields,
  | 'prevention_principle'
  | 'certification_number'
  | 'certified_until'
  | 'contraindications'
  | 'instructor_name'
  | 'instructor_qualification'
  | 'units_offered'
  | 'unit_minutes'
  | 'unlock_mode'
  | 'unlock_days'
>

/** Whether a course is offered as certified: it has a number or a last day. */
export const isCertified = (
  course: Pick<CourseFields, 'certification_number' | 'certified_until'>,
): boolean => course.certification_number !== null || course.certified_until !== null

/** What an inspection looks at besides the course itself. */
export type InspectionFacts = {
  /** The day in Berlin, `YYYY-MM-DD`. */
  today: string
  /** The last day of each proof of qualification; null for one that holds for good. */
  proofs: readonly (string | null)[]
}

/**
 * What is missing or not in order with a course for an inspection; empty for one that is not offered as certified
 * (specification, Courses).
 */
export const certificationGaps = (
  course: CertifiedFields,
  { today, proofs }: InspectionFacts,
): CertificationGap[] => {
  if (!isCertified(course)) return []
  const gaps: [CertificationGap, boolean][] = [
    ['certification_expired', certificationState(course.certified_until, today) === 'expired'],
    ['certification_number', course.certification_number === null],
    [
      'unusual_certification_number',
      course.certification_number !== null && !looksLikeCourseNumber(course.certification_number),
    ],
    ['certification_until', course.certified_until === null],
    ['prevention_principle', course.prevention_principle === null],
    ['instructor', lacksInstructor(course)],
    ['qualification_proof', proofs.length === 0],
    [
      'qualification_proof_expired',
      proofs.length > 0 && !proofs.some((until) => until === null || until >= today),
    ],
    ['course_units', lacksUnits(course)],
    ['unusual_units', hasUnusualUnits(course)],
    ['contraindications', course.contraindications.length === 0],
    ['not_weekly', !opensWeekly(course)],
  ]
  return gaps.flatMap(([gap, holds]) => (holds ? [gap] : []))
}

/** Whether it is not said who leads a course, or what qualifies them. */
export const lacksInstructor = (
  course: Pick<CourseFields, 'instructor_name' | 'instructor_qualification'>,
): boolean => course.instructor_name.trim() === '' || course.instructor_qualification.trim() === ''

/** Whether the chapters of a course open in order, at most one a week. */
const opensWeekly = ({
  unlock_mode,
  unlock_days,
}: Pick<CourseFields, 'unlock_mode' | 'unlock_days'>): boolean => unlock_mode === 'timed' && unlock_days >= 7

type Units = Pick<CourseFields, 'units_offered' | 'unit_minutes'>

/** Whether it is not said how many units a course counts as, or how long one is. */
export const lacksUnits = ({ units_offered, unit_minutes }: Units): boolean =>
  units_offered === null || unit_minutes === null

/** Whether the units are said, but not those that certified courses have. */
export const hasUnusualUnits = ({ units_offered, unit_minutes }: Units): boolean =>
  units_offered !== null && unit_minutes !== null && !areUsualUnits(units_offered, unit_minutes)

/**
 * Whether a course is paid and lets people ask, without being approved as distance learning (FernUSG).
 * @param hasFee whether an access with it has a fee
 */
export const lacksZfuNumber = (
  course: Pick<CourseFields, 'price_cents' | 'questions_enabled' | 'zfu_number'>,
  hasFee: boolean,
): boolean => (course.price_cents > 0 || hasFee) && course.questions_enabled && course.zfu_number === null
