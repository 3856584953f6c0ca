import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { CourseDraft } from '@kursportal/shared/contract'
import {
  inTransaction,
  type Actor,
  type ActorContext,
  type Context,
  type Services,
} from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { newId } from '../../../platform/ids.ts'
import { NinoxError, openNinox } from '../../../platform/ninox/ninox.ts'
import { touchDraft } from '../../drafts/touch-draft.ts'
import { presentDraftCourse } from '../courses.views.ts'
import { readSnapshot } from '../../drafts/read-snapshot.ts'
import { writeSnapshot } from '../write-snapshot.ts'
import { ninoxTables, readImportedCourse, type ImportedCourse } from './imported-course.rules.ts'
import { mergeImport, type KnownParts } from './merge-import.ts'

/**
 * Brings a course of the external database in as a draft of the person's, or up to date where they have it already: all
 * of it or nothing (specification, Courses).
 * @throws ApiError import_failed when Ninox cannot be read or holds what cannot be used
 */
export const importCourse = async (
  services: Services,
  actor: Actor,
  ninoxId: string,
): Promise<CourseDraft> => {
  // Read before the transaction begins: a slow server must not hold it open.
  const { number, course } = await readNinoxCourse(services, ninoxId)
  return inTransaction(services, (context) => storeCourse({ ...context, actor }, number, course))
}

/**
 * A course of the external database, and the number it has there.
 * @throws ApiError import_failed when Ninox cannot be read or holds what cannot be used
 */
export const readNinoxCourse = async (
  services: Services,
  ninoxId: string,
): Promise<{ number: string; course: ImportedCourse }> => {
  const records = await readRecords(services, ninoxId)
  const { course, unusable } = readImportedCourse(records)
  if (!course) throw new ApiError('import_failed', { reason: 'unusable', records: unusable })
  return { number: String(records.course.id), course }
}

const readRecords = async (services: Services, ninoxId: string) => {
  const ninox = openNinox(services.config)
  try {
    const course = await ninox.record(ninoxTables.course, ninoxId)
    return {
      course,
      chapters: await ninox.records(ninoxTables.chapter),
      lectures: await ninox.records(ninoxTables.lecture),
    }
  } catch (error) {
    if (!(error instanceof NinoxError)) throw error
    services.log.warn({ err: error }, 'a course was not imported')
    throw new ApiError('import_failed', { reason: error.reason })
  }
}

const storeCourse = async (
  context: ActorContext,
  number: string,
  imported: ImportedCourse,
): Promise<CourseDraft> => {
  const { db, actor } = context
  // A second import at the same time waits, and finds what the first one stored.
  await sql`select pg_advisory_xact_lock(hashtext('import course'), hashtext(${actor.user_id}))`.execute(db)
  const known = await draftOf(context, number).forUpdate().executeTakeFirst()
  const courseId = known?.id ?? (await beginCourse(context, number))
  const parts = await knownParts(context, courseId)
  const before = await readSnapshot(db, courseId)
  const after = mergeImport(before, imported, parts)
  if (!isDeepStrictEqual(before, after)) {
    await touchDraft(context, courseId)
    await writeSnapshot(context, { kind: 'draft', course_id: courseId }, after)
    await noteParts(context, courseId, parts)
  }
  return presentDraftCourse(context, courseId)
}

/** The draft a course of the external database has become for a person. */
export const draftOf = ({ db, actor }: ActorContext, number: string) =>
  db
    .selectFrom('courses')
    .select('id')
    .where('ninox_id', '=', number)
    .where('owner_id', '=', actor.user_id)
    .where('dev_id', 'is', null)
    .where('retired_at', 'is', null)
    .orderBy('created_at')

const beginCourse = async ({ db, clock, actor }: ActorContext, number: string): Promise<string> => {
  const id = newId()
  const now = clock.now()
  await db
    .insertInto('courses')
    .values({ id, owner_id: actor.user_id, title: '', ninox_id: number, created_at: now, updated_at: now })
    .execute()
  return id
}

/** What the records of a course have become in its draft. */
export const knownParts = async ({ db }: Context, courseId: string): Promise<KnownParts> => {
  const rows = await db
    .selectFrom('imported_parts')
    .select(['kind', 'number', 'part_id'])
    .where('course_id', '=', courseId)
    .execute()
  const known: KnownParts = { chapter: new Map(), lecture: new Map() }
  for (const { kind, number, part_id } of rows) known[kind].set(number, part_id)
  return known
}

const noteParts = async ({ db }: Context, courseId: string, known: KnownParts): Promise<void> => {
  const rows = (['chapter', 'lecture'] as const).flatMap((kind) =>
    [...known[kind]].map(([number, part_id]) => ({ course_id: courseId, kind, number, part_id })),
  )
  if (rows.length === 0) return
  await db
    .insertInto('imported_parts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
