import type { CallAnswer, adminPeopleCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { collectPersonalData } from './personal-data.ts'

type Export = CallAnswer<typeof adminPeopleCalls.readUserData>

/** Everything the platform knows about whoever asks. */
export const readOwnData = (context: ActorContext): Promise<Export> =>
  exportOf(context, context.actor.user_id, { masked: false })

/**
 * Says whether an export is of somebody else, which is for admins who say why.
 * @throws ApiError not_found for anybody but an admin; validation_failed without a reason
 */
export const isOfSomebodyElse = (
  { actor }: Pick<ActorContext, 'actor'>,
  { 'user-id': userId, reason }: { 'user-id'?: string | undefined; reason?: string | undefined },
): boolean => {
  if (userId === undefined || userId === actor.user_id) return false
  if (!actor.is_admin) throw new ApiError('not_found')
  if (reason === undefined) throw new ApiError('validation_failed', [{ path: 'reason', message: 'required' }])
  return true
}

/**
 * Everything the platform knows about somebody, for an admin: without what `GET /other-user` hides as well. Leaves a
 * line in the audit log.
 * @throws ApiError not_found
 */
export const readOtherData = async (
  context: ActorContext,
  userId: string,
  reason: string | undefined,
): Promise<Export> => {
  const whose = await noteExport(context, userId, reason)
  return exportOf(context, whose, { masked: true })
}

/** Notes that an admin exports somebody's data; answers whose. @throws ApiError not_found */
export const noteExport = async (
  context: ActorContext,
  userId: string,
  reason: string | undefined,
): Promise<string> => {
  const user = await context.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new ApiError('not_found')
  await noteAdminAction(context, { action: 'person_exported', userId: user.id, reason })
  return user.id
}

const exportOf = async (context: Context, userId: string, view: { masked: boolean }): Promise<Export> => ({
  user_id: userId,
  created_at: context.clock.now().toISOString(),
  sections: await collectPersonalData(context, userId, view),
})
