import type { CalendarEntry } from '../../contract/calendar/calendar.calls.ts'

/** What an entry is called in somebody's own calendar: titles, nothing about the person. */
export const entryTitle = ({
  kind,
  state,
  course_title: course,
  title,
  chapter_number: number,
}: Pick<CalendarEntry, 'kind' | 'state' | 'course_title' | 'title' | 'chapter_number'>): string => {
  if (kind === 'begin_by') return `Letzter Tag zum Beginnen: ${course}`
  if (kind === 'certificate') return `Bescheinigung holen: ${course}`
  if (kind === 'redo') return `Wieder möglich: ${course}`
  if (kind === 'appointment') return `${state === 'cancelled' ? 'Abgesagt: ' : ''}${title ?? ''} (${course})`
  return `${course}: Kapitel ${number ?? ''}, „${title ?? ''}“${state === 'expected' ? ' (voraussichtlich)' : ''}`
}
