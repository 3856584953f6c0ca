import type { CallBody, Society, societyCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { changesOf, noteAdminAction } from '../audit-log/note-admin-action.ts'
import { requirePerson } from './create-society.ts'
import { readSociety } from './read-society.ts'
import { requireLedSociety, type LedSociety } from './societies.policy.ts'
import { lockSociety } from './lock-society.ts'
import { societyVersion } from './societies.views.ts'

/**
 * Renames a society, or hands it to another owner, which only platform admins do.
 * @throws ApiError not_found, forbidden, own_society_exists when the new owner has an own society already;
 *   edited_meanwhile when it is another than the change started from
 */
export const editSociety = async (
  context: ActorContext,
  societyId: string,
  { based_on, ...changes }: CallBody<typeof societyCalls.editSociety>,
): Promise<Society> => {
  const society = await requireLedSociety(context, context.actor, societyId)
  await lockSociety(context, society.id)
  if (changes.owner_id !== undefined) await checkOwner(context, society, changes.owner_id)
  const before = await context.db
    .selectFrom('societies')
    .select(['name', 'city', 'owner_id'])
    .select(lastEditOf('societies').as('edited'))
    .where('id', '=', society.id)
    .executeTakeFirstOrThrow()
  const { edited, ...standing } = before
  refuseStale(based_on, { version: societyVersion(standing), edited })
  const details = changesOf(standing, changes)
  if (!details) return readSociety(context, society.id)
  await context.db
    .updateTable('societies')
    .set({
      ...changes,
      search_text: searchText(changes.name ?? before.name, changes.city ?? before.city),
      edited_at: context.clock.now(),
      edited_by: context.actor.user_id,
    })
    .where('id', '=', society.id)
    .execute()
  // An owner is not an admin too.
  if (changes.owner_id)
    await context.db
      .deleteFrom('society_admins')
      .where('society_id', '=', society.id)
      .where('user_id', '=', changes.owner_id)
      .execute()
  if (context.actor.is_admin)
    await noteAdminAction(context, { action: 'society_changed', societyId: society.id, details })
  return readSociety(context, society.id)
}

const checkOwner = async (context: ActorContext, society: LedSociety, ownerId: string | null) => {
  if (!context.actor.is_admin) throw new ApiError('forbidden')
  if (ownerId === null) return
  await requirePerson(context, ownerId)
  if (society.is_community) return
  const other = await context.db
    .selectFrom('societies')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('is_community', '=', false)
    .where('deleted_at', 'is', null)
    .where('id', '!=', society.id)
    .executeTakeFirst()
  if (other) throw new ApiError('own_society_exists')
}
