import type { Society } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { abilitiesOn, requireLedSociety } from './societies.policy.ts'
import { presentPerson, referralLink } from './societies.views.ts'

/**
 * A society as its own people and admins see it.
 * @throws ApiError not_found
 */
export const readSociety = async (context: ActorContext, societyId: string): Promise<Society> => {
  const { id } = await requireLedSociety(context, context.actor, societyId)
  const { db } = context
  const society = await db
    .selectFrom('societies')
    .select(['id', 'name', 'city', 'is_community', 'owner_id', 'created_at'])
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
    abilities: abilitiesOn(context.actor),
  }
}
