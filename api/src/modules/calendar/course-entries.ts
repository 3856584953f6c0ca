import type { CalendarEntry } from '@kursportal/shared/contract'
import { addDays, berlinDay, mayBegin } from '@kursportal/shared/domain'
import { openingsOf, redoOf } from '../learning/course-standing.ts'
import type { CourseTree } from '../learning/course-tree.ts'

/** So many days after a finish the certificate is due in the calendar, unless it was fetched. */
const CERTIFICATE_AFTER_DAYS = 7

const ABOUT_COURSE = { title: null, chapter_number: null, starts_at: null, ends_at: null }

/** What somebody's course puts into their calendar: the days of its chapters, and its dates. */
export const courseEntries = (tree: CourseTree, now: Date): CalendarEntry[] => {
  const course = { course_id: tree.outline.id, course_title: tree.outline.title }
  const whole = (kind: CalendarEntry['kind'], day: string): CalendarEntry => ({
    ...ABOUT_COURSE,
    ...course,
    key: `${kind}-${tree.participation_id ?? tree.outline.id}`,
    kind,
    state: 'planned',
    day,
  })
  return [
    ...unitEntries(tree, berlinDay(now)).map((unit) => ({ ...unit, ...course })),
    ...datesOf(tree, now, whole),
  ]
}

/** The chapters of a timed course on the days they open; of a finished one only those that were begun. */
const unitEntries = (tree: CourseTree, today: string) => {
  const openings = openingsOf(tree, tree.pauses, today)
  return openings.flatMap(({ chapter_id, day, expected, begun }) => {
    const index = tree.chapters.findIndex(({ id }) => id === chapter_id)
    const chapter = tree.chapters[index]
    if (!chapter || (tree.finished_at && !begun)) return []
    const opened = day <= today ? ('open' as const) : ('planned' as const)
    return [
      {
        ...ABOUT_COURSE,
        key: `unit-${tree.participation_id ?? ''}-${chapter_id}`,
        kind: 'unit' as const,
        state: begun ? ('done' as const) : expected ? ('expected' as const) : opened,
        title: chapter.title,
        chapter_number: index + 1,
        day,
      },
    ]
  })
}

const datesOf = (
  tree: CourseTree,
  now: Date,
  whole: (kind: CalendarEntry['kind'], day: string) => CalendarEntry,
): CalendarEntry[] => {
  const today = berlinDay(now)
  const { outline, participation_id, finished_at, certificate } = tree
  const { certified_until } = outline
  if (!participation_id)
    return certified_until && mayBegin(outline, today) ? [whole('begin_by', certified_until)] : []
  if (!finished_at) return []
  const again = redoOf(tree, now).possible_from
  return [
    ...(certificate ? [] : [whole('certificate', addDays(berlinDay(finished_at), CERTIFICATE_AFTER_DAYS))]),
    ...(again ? [whole('redo', again)] : []),
  ]
}
