import { newId, type Context } from '@kursportal/api/seed/context'
import { setSocietyProvider } from '@kursportal/api/seed/provider'
import { setFlags } from '@kursportal/api/seed/settings'
import { addSociety } from '@kursportal/api/seed/societies'
import { demoAccounts } from '../content/accounts.ts'
import { demoLearners } from '../content/learners.ts'
import { defaultLevels, demoSocieties } from '../content/societies.ts'

/** So many of those who belong nowhere came through the club that nobody leads. */
const WITHOUT_HEAD = 3

const membersOf = (name: string) => {
  const people = [...demoAccounts, ...demoLearners]
  const leaderless = demoSocieties.find(({ owner }) => owner === null)?.name === name
  return leaderless
    ? demoLearners.filter(({ society }) => society === null).slice(0, WITHOUT_HEAD)
    : people.filter(({ society }) => society === name)
}

/** The communities and the own society of the demo, with their levels, admins and members. */
export const seedSocieties = async (context: Context): Promise<void> => {
  const { db } = context
  await setFlags(context, { society_providers: true })
  await db
    .insertInto('society_levels')
    .values(defaultLevels.map((level) => ({ ...level, id: newId() })))
    .execute()
  const people = await db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? null
  const account = (key: string) => idOf(`${key}@kursportal.example`)
  for (const { name, is_community, owner, admins, levels, provider } of demoSocieties) {
    const society_id = await addSociety(context, {
      name,
      city: '',
      is_community,
      owner_id: owner && account(owner),
      admin_ids: admins.flatMap((admin) => account(admin) ?? []),
    })
    if (provider) await setSocietyProvider(context, society_id, provider)
    if (levels.length > 0) {
      await db
        .insertInto('society_levels')
        .values(levels.map((level) => ({ ...level, id: newId(), society_id })))
        .execute()
    }
    const members = membersOf(name)
    await db
      .updateTable('users')
      // They registered by its link.
      .set((eb) => ({ society_id, society_since: eb.ref('created_at') }))
      .where(
        'email',
        'in',
        members.map(({ email }) => email),
      )
      .execute()
  }
}
