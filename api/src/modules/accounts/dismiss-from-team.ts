import type { CallAnswer, CallBody, teamCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { passCreationsOn } from '../courses/courses.personal.ts'
import { changePermissions } from '../people/change-permissions.ts'
import { requireSomebodyElse } from '../people/people.policy.ts'

type Report = CallAnswer<typeof teamCalls.dismissFromTeam>

/**
 * Takes all rights from somebody and passes on what they made; with `dry_run` only counts.
 * @throws ApiError not_found, also for an heir who creates no courses; cannot_change_yourself
 */
export const dismissFromTeam = async (
  context: ActorContext,
  { user_id, heir_id, reason, dry_run }: CallBody<typeof teamCalls.dismissFromTeam>,
): Promise<Report> => {
  requireSomebodyElse(context, user_id)
  const report = await creationsOf(context, user_id)
  if (dry_run) return report
  const heir = heir_id === null ? null : await requireHeir(context, heir_id, user_id)
  await changePermissions(context, user_id, { admin: false, course_creator: false, reason })
  if (heir === null) return { courses: 0, accesses: 0, films: 0 }
  await passCreationsOn(context, { userId: user_id, heirId: heir })
  await noteAdminAction(context, {
    action: 'courses_handed_over',
    userId: user_id,
    reason,
    details: { ...report, heir_id: heir },
  })
  return report
}

/** How much somebody made. @throws ApiError not_found */
const creationsOf = async ({ db }: ActorContext, userId: string): Promise<Report> => {
  const counted = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select((eb) => [
      eb
        .selectFrom('courses')
        .where('owner_id', '=', userId)
        .where('dev_id', 'is', null)
        .where('retired_at', 'is', null)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('courses'),
      eb
        .selectFrom('accesses')
        .where('owner_id', '=', userId)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('accesses'),
      eb
        .selectFrom('media_assets')
        .where('owner_id', '=', userId)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('films'),
    ])
    .executeTakeFirst()
  if (!counted) throw new ApiError('not_found')
  return { courses: counted.courses ?? 0, accesses: counted.accesses ?? 0, films: counted.films ?? 0 }
}

const requireHeir = async ({ db }: ActorContext, heirId: string, userId: string): Promise<string> => {
  const heir = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', heirId)
    .where('id', '<>', userId)
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('is_course_creator', '=', true)]))
    .forKeyShare()
    .executeTakeFirst()
  if (!heir) throw new ApiError('not_found')
  return heir.id
}
