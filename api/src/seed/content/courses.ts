import type { CourseContent, CourseKey } from './content.types.ts'
import { atmung } from './courses/atmung.ts'
import { coolBleiben } from './courses/cool-bleiben.ts'
import { ernaehrung } from './courses/ernaehrung.ts'
import { ruecken } from './courses/ruecken.ts'
import { schlaf } from './courses/schlaf.ts'
import { stress } from './courses/stress.ts'

/** Every demo course, in the order in which the demo shows them. */
export const demoCourses: readonly CourseContent[] = [
  ruecken,
  schlaf,
  stress,
  ernaehrung,
  atmung,
  coolBleiben,
]

/** The demo course of this key. */
export function demoCourse(key: CourseKey): CourseContent {
  const found = demoCourses.find((course) => course.key === key)
  if (!found) throw new Error(`no demo course is called ${key}`)
  return found
}
