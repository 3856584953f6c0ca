import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { insertSociety } from '../../modules/societies/societies.store.ts'
import { demoAccounts } from '../content/accounts.ts'
import { demoLearners } from '../content/learners.ts'
import { defaultLevels, demoSocieties } from '../content/societies.ts'

/** The communities and the own society of the demo, with their levels, admins and members. */
export const seedSocieties = async (context: Context): Promise<void> => {
  const { db } = context
  await db
    .insertInto('society_levels')
    .values(defaultLevels.map((level) => ({ ...level, id: newId() })))
    .execute()
  const people = await db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? null
  const account = (key: string) => idOf(`${key}@kursportal.example`)
  for (const { name, is_community, owner, admins, levels } of demoSocieties) {
    const society_id = await insertSociety(context, { name, is_community, owner_id: account(owner) })
    for (const admin of admins) {
      const user_id = account(admin)
      if (user_id) await db.insertInto('society_admins').values({ society_id, user_id }).execute()
    }
    if (levels.length > 0) {
      await db
        .insertInto('society_levels')
        .values(levels.map((level) => ({ ...level, id: newId(), society_id })))
        .execute()
    }
    const members = [...demoAccounts, ...demoLearners].filter(({ society }) => society === name)
    await db
      .updateTable('users')
      .set({ society_id })
      .where(
        'email',
        'in',
        members.map(({ email }) => email),
      )
      .execute()
  }
}
