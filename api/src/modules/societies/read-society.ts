import { sql } from 'kysely'
import type { Society } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { lastEditOf } from '../../platform/edits.ts'
import { abilitiesOn, requireLedSociety } from './societies.policy.ts'
import { presentPerson, referralLink, societyVersion } from './societies.views.ts'

/**
 * A society as its own people and admins see it.
 * @throws ApiError not_found
 */
export const readSociety = async (
  context: ActorContext,
  societyId: string,
  { removedToo = false }: { removedToo?: boolean } = {},
): Promise<Society> => {
  const { id } = await requireLedSociety(context, context.actor, societyId, { removedToo })
  const { db } = context
  const society = await db
    .selectFrom('societies')
    .select(['id', 'name', 'city', 'is_community', 'owner_id', 'created_at', 'deleted_at'])
    .select(lastEditOf('societies').as('edited'))
    .select(
      sql<Society['merged_into']>`(
        select json_build_object('id', other.id, 'name', other.name, 'is_community', other.is_community)
        from societies other where other.id = societies.merged_into)`.as('merged_into'),
    )
    .select((eb) => [
      eb
        .selectFrom('users')
        .whereRef('society_id', '=', 'societies.id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('members'),
      eb
        .exists(eb.selectFrom('society_levels').select('id').whereRef('society_id', '=', 'societies.id'))
        .as('own_levels'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('users')
    .leftJoin('society_admins', (join) =>
      join.onRef('society_admins.user_id', '=', 'users.id').on('society_admins.society_id', '=', id),
    )
    .select(['users.id', 'first_name', 'last_name', 'email', 'society_admins.society_id as leads'])
    .where((eb) =>
      eb.or([
        eb('society_admins.society_id', 'is not', null),
        ...(society.owner_id ? [eb('users.id', '=', society.owner_id)] : []),
      ]),
    )
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('users.id')
    .execute()
  const owner = people.find((person) => person.id === society.owner_id)
  return {
    id,
    name: society.name,
    city: society.city,
    is_community: society.is_community,
    owner: owner ? presentPerson(owner) : null,
    admins: people.filter((person) => person.leads).map(presentPerson),
    members: society.members ?? 0,
    own_levels: Boolean(society.own_levels),
    referral_link: referralLink(context, id),
    created_at: society.created_at.toISOString(),
    deleted_at: society.deleted_at?.toISOString() ?? null,
    merged_into: society.merged_into,
    abilities: abilitiesOn(context.actor, society.deleted_at !== null),
    version: societyVersion(society),
    edited: society.edited,
  }
}
