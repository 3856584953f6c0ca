import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { NAMELESS } from '../people/nameless.ts'
import type { PersonalPart } from '../people/personal-part.ts'

/** What a report keeps once its person is gone: that there was one, and what was decided. */
export const withoutReporter = {
  name: NAMELESS,
  email: '',
  explanation: '',
  search_text: '',
  forget_once_decided: false,
}

/** Reported by a person, with whichever e-mail; one from before there was an account, with the one they have. */
const reportedBy = (userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(content_reports.user_id = ${userId} or content_reports.user_id is null
    and lower(content_reports.email) = (select lower(users.email) from users where users.id = ${userId}))`

/** Content that the person reported, and what was decided about content of theirs. */
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
        'email',
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
  forget: async ({ db }, { userId }) => {
    await db
      .updateTable('content_reports')
      .set(withoutReporter)
      .where('state', '<>', 'open')
      .where(reportedBy(userId))
      .execute()
    // An open one still has to be answered, at the address it came with; deciding needs no account.
    await db
      .updateTable('content_reports')
      .set({ forget_once_decided: true })
      .where('state', '=', 'open')
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
