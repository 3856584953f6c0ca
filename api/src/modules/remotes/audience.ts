import type { RemoteDeclaration } from '@kursportal/shared/federation'
import type { Actor, Context } from '../../platform/context.ts'
import type { RegistryState } from './registry.rules.ts'

type Routes = Pick<RemoteDeclaration, 'routes'>

/** Whether anything of a remote is open to somebody: only they can say whether it loads. */
export const isOpenTo = ({ routes }: Routes, actor: Actor | null): boolean =>
  routes.some(({ public: isPublic, permission }) => {
    if (isPublic) return true
    if (!actor) return false
    if (permission === 'admin') return actor.is_admin
    return permission === 'course_creator' ? actor.is_course_creator : true
  })

const countPeople = async (
  { db }: Pick<Context, 'db'>,
  kind: 'is_admin' | 'is_course_creator',
): Promise<number> => {
  const { people } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .where(kind, '=', true)
    .executeTakeFirstOrThrow()
  return people
}

/**
 * How many people can have a release: the admins for what is open to them alone or rolled out to them, creators
 * likewise; null where anybody can, or where it takes more to count them.
 */
export const audienceOf = async (
  context: Pick<Context, 'db'>,
  { active, rollouts }: Pick<RegistryState, 'active' | 'rollouts'>,
  version: string,
  { routes }: Routes,
): Promise<number | null> => {
  const only = (permission: 'admin' | 'course_creator'): boolean =>
    routes.every((route) => route.permission === permission)
  const rolledOut = rollouts.filter((rollout) => rollout.version === version)
  const toRole = (role: 'admin' | 'course_creator'): boolean =>
    active !== version &&
    rolledOut.length > 0 &&
    rolledOut.every(({ audience }) => audience.kind === 'role' && audience.role === role)
  if (only('admin') || toRole('admin')) return countPeople(context, 'is_admin')
  if (only('course_creator') || toRole('course_creator')) return countPeople(context, 'is_course_creator')
  return null
}
