/** What a course counts as for a health insurance; null where its creator has not said. */
export type CourseUnits = { units_offered: number | null; unit_minutes: number | null }

/** A number with its noun: `1 Minute`, `45 Minuten`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** Minutes in words: `1 Minute`, `45 Minuten`. */
export const minutesText = (minutes: number): string => counted(minutes, 'Minute', 'Minuten')

/** What a course counts as, in the words of every screen and paper: `8 Kurseinheiten zu 45 Minuten`; null when not said. */
export const unitsText = ({ units_offered: units, unit_minutes: minutes }: CourseUnits): string | null =>
  units === null || minutes === null
    ? null
    : `${counted(units, 'Kurseinheit', 'Kurseinheiten')} zu ${minutesText(minutes)}`

/** How much a course is: `4 Kurseinheiten zu 30 Minuten, in 6 Lektionen`; without units `6 Lektionen`. */
export const scopeText = (course: CourseUnits, lectures: number): string => {
  const units = unitsText(course)
  const parts = counted(lectures, 'Lektion', 'Lektionen')
  return units === null ? parts : `${units}, in ${parts}`
}

/** Whether the units are as many and as long as certified prevention courses have them: 8 to 12 of 45 to 90 minutes. */
export const areUsualUnits = (units: number, minutes: number): boolean =>
  units >= 8 && units <= 12 && minutes >= 45 && minutes <= 90
