import { unitsText, type CourseUnits } from '@kursportal/shared/domain'
import { lengthText } from './time-texts.ts'

type Timed = { time_alternative_text: string; duration_seconds: number }

/** How long something of several lectures is; undefined where none of them has a length, as in an empty course. */
export const wholeLength = (seconds: number): string | undefined =>
  seconds > 0 ? lengthText(seconds) : undefined

/** How long a course is, as its creator says, else as long as its lectures; undefined where neither is known. */
export const statedLength = ({
  time_alternative_text: stated,
  duration_seconds,
}: Timed): string | undefined => stated || wholeLength(duration_seconds)

/** How long a course is: its units where they are known, else {@link statedLength}. */
export const courseLength = (course: CourseUnits & Timed): string | undefined =>
  unitsText(course) ?? statedLength(course)
