import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PersonalPart } from '../people/personal-part.ts'

/** What a report keeps once its person is gone: that there was one, and what was decided. */
const NAMELESS = 'Gelöschtes Konto'

/** Reported with the e-mail of a person. */
const reportedBy = (userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(content_reports.email) = (select lower(users.email) from users where users.id = ${userId})`

/** Content that was reported with the person's e-mail, and what was decided about content of theirs. */
export const contentReports: PersonalPart = {
  section: 'content_reports',
  collect: async ({ db }, userId) => ({
    reported: await db
      .selectFrom('content_reports')
      .select([
        'number',
        'received_at',
        'path',
        'reason',
        'explanation',
        'name',
        'state',
        'decided_at',
        'decision',
      ])
      .where(reportedBy(userId))
      .orderBy('received_at')
      .execute(),
    // Who reported is not told (article 17); what was decided about one's own is.
    about_own_content: await db
      .selectFrom('content_reports')
      .select(['number', 'path', 'title', 'content', 'state', 'rule', 'decided_at', 'decision'])
      .where('author_id', '=', userId)
      .where('state', 'in', ['restricted', 'removed'])
      .orderBy('decided_at')
      .execute(),
  }),
  // An open one still has to be answered, at the address it came with; deciding needs no account.
  forget: async ({ db }, { userId }) => {
    await db
      .updateTable('content_reports')
      .set({ name: NAMELESS, email: '', explanation: '', search_text: '' })
      .where('state', '<>', 'open')
      .where(reportedBy(userId))
      .execute()
    // What they wrote may tell about their health.
    await db
      .updateTable('content_reports')
      .set({ content: '', title: '' })
      .where('author_id', '=', userId)
      .where('kind', '=', 'post')
      .execute()
  },
}
