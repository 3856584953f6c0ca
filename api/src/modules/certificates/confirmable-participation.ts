import { sql, type SqlBool } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { findCourse } from '../learning/find-course.ts'
import { coursesWithdrawnBy } from '../learning/withdrawn-courses.ts'

/** A finished participation, with its certificate if it has one already. */
export type FinishedParticipation = {
  id: string
  course_id: string
  started_at: Date
  finished_at: Date
  /** What of it was attended when it was finished early; null for all of it. */
  attended: number | null
  attended_of: number | null
  certificate_id: string | null
}

/** What is confirmed: a course, and which participation in it where one is named. */
export type Confirmable = { courseId: string; participationId: string | undefined }

/**
 * The participation a confirmation is for: the one that is named, else the current one when it is finished, else the
 * newest finished one that was never confirmed; a redo that has begun does not take the certificate of the time before away. Of a course whose
 * contract was withdrawn from only those count that have their certificate already.
 * @throws ApiError course_not_finished; not_found when the course is neither granted nor was ever begun, or the one that
 * is named is none of the person's in it
 */
export const confirmableParticipation = async (
  context: ActorContext,
  { courseId, participationId }: Confirmable,
): Promise<FinishedParticipation> => {
  const { user_id } = context.actor
  const participations = await context.db
    .selectFrom('participations')
    .innerJoin('courses', 'courses.id', 'participations.course_id')
    .leftJoin('certificates', (join) =>
      join
        .onRef('certificates.participation_id', '=', 'participations.id')
        // Of several that replace one another the last one holds.
        .on((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('certificates as newer')
                .select('newer.id')
                .whereRef('newer.replaces_id', '=', 'certificates.id'),
            ),
          ),
        ),
    )
    .select([
      'participations.id',
      'participations.course_id',
      'started_at',
      'finished_at',
      'attended',
      'attended_of',
      'certificates.id as certificate_id',
    ])
    .where('participations.user_id', '=', user_id)
    .where('participations.course_id', '=', courseId)
    .where(
      sql<SqlBool>`(certificates.id is not null
        or coalesce(courses.dev_id in ${coursesWithdrawnBy(user_id)}, false) is false)`,
    )
    .orderBy('participations.number', 'desc')
    // An admin who removes one meanwhile waits, or was first and it is not there.
    .forKeyShare('participations')
    .execute()
  if (participations.length === 0) await findCourse(context, courseId)
  const [current] = participations
  const meant = participationId ? participations.find(({ id }) => id === participationId) : current
  if (participationId && !meant) throw new ApiError('not_found')
  const found =
    participationId || meant?.finished_at
      ? meant
      : participations.find(({ finished_at, certificate_id }) => finished_at && !certificate_id)
  if (!found?.finished_at) throw new ApiError('course_not_finished')
  return { ...found, finished_at: found.finished_at }
}
