import { mayEnter, type RemoteDeclaration } from '@kursportal/shared/federation'
import type { Actor, Context } from '../../platform/context.ts'
import type { RegistryState } from './registry.rules.ts'

type Routes = Pick<RemoteDeclaration, 'routes'>

/**
 * Whether a remote fills a place for somebody. Roles in societies are not asked for on every page: a remote that fills
 * places for these has pages for them.
 */
const fillsPlaceFor = ({ places = [] }: Pick<RemoteDeclaration, 'places'>, actor: Actor | null): boolean =>
  places.some(
    ({ roles }) =>
      roles === undefined ||
      (actor !== null &&
        (roles.includes('user') ||
          (roles.includes('admin') && actor.is_admin) ||
          (roles.includes('course_creator') && actor.is_course_creator))),
  )

/** Whether anything of a remote is open to somebody: only they can say whether it loads. */
export const isOpenTo = (
  { routes, places }: Pick<RemoteDeclaration, 'routes' | 'places'>,
  actor: Actor | null,
): boolean =>
  fillsPlaceFor({ places }, actor) ||
  routes.some(
    ({ public: isPublic, prefix }) =>
      (isPublic || actor !== null) &&
      mayEnter(
        { routes },
        prefix,
        actor ? { admin: actor.is_admin, course_creator: actor.is_course_creator } : undefined,
      ),
  )

/** Who has a role. An admin may do what a creator may, but is given a rollout to creators only as one of them. */
type Group = { creators: boolean; admins: boolean }

const countPeople = async ({ db }: Pick<Context, 'db'>, { creators, admins }: Group): Promise<number> => {
  const { people } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .where((eb) =>
      eb.or([
        ...(creators ? [eb('is_course_creator', '=', true)] : []),
        ...(admins ? [eb('is_admin', '=', true)] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  return people
}

/**
 * How many people can have a release: the admins for what is open to them alone or rolled out to them, creators and
 * admins for what is open to creators, creators for what is rolled out to them; null where anybody can (the shell), or
 * where it takes more to count them.
 */
export const audienceOf = async (
  context: Pick<Context, 'db'>,
  { active, rollouts }: Pick<RegistryState, 'active' | 'rollouts'>,
  version: string,
  { routes }: Routes,
): Promise<number | null> => {
  const only = (permission: 'admin' | 'course_creator'): boolean =>
    routes.length > 0 && routes.every((route) => route.permission === permission)
  const rolledOut = rollouts.filter((rollout) => rollout.version === version)
  const toRole = (role: 'admin' | 'course_creator'): boolean =>
    active !== version &&
    rolledOut.length > 0 &&
    rolledOut.every(({ audience }) => audience.kind === 'role' && audience.role === role)
  if (only('admin') || toRole('admin')) return countPeople(context, { creators: false, admins: true })
  if (toRole('course_creator')) return countPeople(context, { creators: true, admins: false })
  return only('course_creator') ? countPeople(context, { creators: true, admins: true }) : null
}
