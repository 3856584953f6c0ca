import type { CallAnswer, CallQuery, levelCalls } from '@kursportal/shared/contract'
import { tierAt, versionOfLevels } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { defaultLevels, levelsOf } from './levels.ts'
import { requireLedSociety } from './societies.policy.ts'

/**
 * The levels of a society, for those who lead it and its members, or the default ones, for anybody.
 * @throws ApiError not_found
 */
export const listLevels = async (
  context: ActorContext,
  { society_id, defaults }: CallQuery<typeof levelCalls.listLevels>,
): Promise<CallAnswer<typeof levelCalls.listLevels>> => {
  const { levels, inherited } =
    society_id && !defaults
      ? await levelsForPerson(context, society_id)
      : { levels: await defaultLevels(context.db), inherited: false }
  return {
    items: levels.map((level) => ({ ...level, tier: tierAt(levels, level.start) })),
    total: levels.length,
    inherited,
    version: versionOfLevels(inherited ? [] : levels),
  }
}

const levelsForPerson = async (context: ActorContext, societyId: string) => {
  if (!(await isMember(context, societyId))) await requireLedSociety(context, context.actor, societyId)
  return levelsOf(context.db, societyId)
}

const isMember = async ({ db, actor }: ActorContext, societyId: string): Promise<boolean> => {
  const member = await db
    .selectFrom('users')
    .innerJoin('societies', 'societies.id', 'users.society_id')
    .select('users.id')
    .where('users.id', '=', actor.user_id)
    .where('societies.id', '=', societyId)
    .where('societies.deleted_at', 'is', null)
    .executeTakeFirst()
  return member !== undefined
}
