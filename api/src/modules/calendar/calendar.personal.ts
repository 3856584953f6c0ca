import type { PersonalPart } from '../people/personal-part.ts'

/** That somebody's calendar subscribes to their courses; the address itself is a secret. It goes with their row. */
export const calendar: PersonalPart = {
  section: 'calendar',
  collect: ({ db }, userId) =>
    db.selectFrom('calendar_feeds').select(['created_at', 'read_at']).where('user_id', '=', userId).execute(),
}
