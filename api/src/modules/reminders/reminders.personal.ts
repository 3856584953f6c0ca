import type { PersonalPart } from '../people/personal-part.ts'

/** When somebody was reminded of a course; goes with the account. */
export const reminders: PersonalPart = {
  section: 'reminders',
  collect: ({ db }, userId) =>
    db
      .selectFrom('reminded_people')
      .innerJoin('reminder_runs', 'reminder_runs.id', 'reminded_people.run_id')
      .select('reminder_runs.at as reminded_at')
      .where('reminded_people.user_id', '=', userId)
      .orderBy('reminder_runs.at')
      .execute(),
  forget: async ({ db }, { userId }) => {
    await db.deleteFrom('reminded_people').where('user_id', '=', userId).execute()
  },
}
