import type { CallBody, Society, societyCalls } from '@kursportal/shared/contract'
import { ageOn, berlinDay, searchText } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { giveTermsConsent } from '../people/terms-consent.ts'
import { readSociety } from './read-society.ts'
import { insertSociety } from './societies.store.ts'

/**
 * Creates a community, with or without an owner.
 * @throws ApiError not_found when nobody has the owner's id; society_exists for the same name and town
 */
export const createSociety = async (
  context: ActorContext,
  { name, city, owner_id = null }: CallBody<typeof societyCalls.createSociety>,
): Promise<Society> => {
  if (owner_id) await requirePerson(context, owner_id)
  await requireNewCommunity(context, name, city ?? '')
  const id = await insertSociety(context, { name, city: city ?? '', owner_id, is_community: true })
  await noteAdminAction(context, { action: 'society_added', societyId: id })
  return readSociety(context, id)
}

/**
 * Begins recommending: the own society of a salesperson, one a person, from the age of consent on.
 * @throws ApiError own_society_exists, too_young
 */
export const createOwnSociety = async (
  context: ActorContext,
  { name }: CallBody<typeof societyCalls.createOwnSociety>,
): Promise<Society> => {
  const owner_id = context.actor.user_id
  if (!(await mayFound(context, owner_id))) throw new ApiError('too_young')
  const id = await insertSociety(context, { name, owner_id, is_community: false })
  await giveTermsConsent(context, owner_id)
  return readSociety(context, id)
}

/** Whether somebody is old enough for a society of their own; whoever gave no birth date counts as grown up. */
export const mayFound = async (
  { db, clock, config }: Pick<ActorContext, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<boolean> => {
  const person = await db
    .selectFrom('users')
    .select('birth_date')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (person.birth_date === null) return true
  return ageOn(person.birth_date, berlinDay(clock.now())) >= config.limits.ageOfConsent
}

/** @throws ApiError society_exists when a community of this name and town, however it is written, is there */
const requireNewCommunity = async ({ db }: ActorContext, name: string, city: string): Promise<void> => {
  const same = await db
    .selectFrom('societies')
    .select('id')
    .where('is_community', '=', true)
    .where('deleted_at', 'is', null)
    .where('search_text', '=', searchText(name, city))
    .limit(1)
    .executeTakeFirst()
  if (same) throw new ApiError('society_exists', { society_id: same.id })
}

/** @throws ApiError not_found */
export const requirePerson = async ({ db }: Pick<ActorContext, 'db'>, userId: string) => {
  const person = await db.selectFrom('users').select(['id']).where('id', '=', userId).executeTakeFirst()
  if (!person) throw new ApiError('not_found')
  return person
}
