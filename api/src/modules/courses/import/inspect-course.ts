import type { ImportReport } from '@kursportal/shared/contract'
import { inTransaction, type Actor, type Services } from '../../../platform/context.ts'
import { draftOf, knownParts, readNinoxCourse } from './import-course.ts'
import type { ImportedCourse } from './imported-course.rules.ts'
import type { KnownParts } from './merge-import.ts'

const newChapters = ({ chapters }: ImportedCourse, known: KnownParts): ImportReport['chapters'] =>
  chapters
    .map(({ number, title, lectures }) => ({
      isNew: !known.chapter.has(number),
      title,
      lectures: lectures
        .filter((lecture) => !known.lecture.has(lecture.number))
        .map((lecture) => ({
          title: lecture.title,
          type: lecture.type,
          question_count: lecture.type === 'quiz' ? 0 : null,
        })),
    }))
    .filter(({ isNew, lectures }) => isNew || lectures.length > 0)
    .map(({ title, lectures }) => ({ title, lectures }))

/**
 * What a course of the external database would bring, and into which draft; nothing is stored.
 * @throws ApiError import_failed when Ninox cannot be read or holds what cannot be used
 */
export const inspectCourse = async (
  services: Services,
  actor: Actor,
  ninoxId: string,
): Promise<ImportReport> => {
  const { number, course } = await readNinoxCourse(services, ninoxId)
  return inTransaction(services, async (context) => {
    const known = await draftOf({ ...context, actor }, number).executeTakeFirst()
    const parts = known ? await knownParts(context, known.id) : { chapter: new Map(), lecture: new Map() }
    return {
      format: 'ninox',
      title: course.title,
      chapters: newChapters(course, parts),
      picture_count: 0,
      question_count: 0,
      left_out: [],
      left_out_count: 0,
      questions: null,
      course_id: known?.id ?? null,
    }
  })
}
