import type { CallBody, Society, societyCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { nameOf } from '../people/present-person.ts'
import { readSociety } from './read-society.ts'
import { insertSociety } from './societies.store.ts'

/**
 * Creates a community, with or without an owner.
 * @throws ApiError not_found when nobody has the owner's id
 */
export const createSociety = async (
  context: ActorContext,
  { name, city, owner_id = null }: CallBody<typeof societyCalls.createSociety>,
): Promise<Society> => {
  if (owner_id) await requirePerson(context, owner_id)
  const id = await insertSociety(context, { name, city: city ?? '', owner_id, is_community: true })
  return readSociety(context, id)
}

/**
 * Begins recommending: the own society of a salesperson, one a person.
 * @throws ApiError own_society_exists
 */
export const createOwnSociety = async (
  context: ActorContext,
  { name }: CallBody<typeof societyCalls.createOwnSociety>,
): Promise<Society> => {
  const owner_id = context.actor.user_id
  const person = await requirePerson(context, owner_id)
  const id = await insertSociety(context, { name: name ?? nameOf(person), owner_id, is_community: false })
  return readSociety(context, id)
}

/** @throws ApiError not_found */
export const requirePerson = async ({ db }: Pick<ActorContext, 'db'>, userId: string) => {
  const person = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person) throw new ApiError('not_found')
  return person
}
