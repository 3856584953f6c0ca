import { sql } from 'kysely'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from './database.ts'

/** Few rows for good: what admins and teams write by hand, courses and what is published of them, open forms. */
const fewRows: readonly string[] = [
  'bank_answers.read_by',
  'course_publications.published_by',
  'courses.changed_by',
  'courses.edited_by',
  'courses.going_live_by',
  'courses.owner_id',
  'default_accesses.added_by',
  'deploy_tokens.created_by',
  'document_objections.decided_by',
  'document_objections.objected_by',
  'editor_seats.user_id',
  'faq_entries.updated_by',
  'forum_reports.decided_by',
  'insurances.updated_by',
  'landing_drafts.edited_by',
  'landing_publications.published_by',
  'legal_drafts.updated_by',
  'legal_texts.updated_by',
  'reminder_runs.made_by',
  'remote_changes.user_id',
  'remote_releases.published_by',
  'sales_remark_decisions.decided_by',
  'sepa_exports.created_by',
  'settings.updated_by',
  'societies.edited_by',
  'templates.updated_by',
  'ui_texts.updated_by',
]

describe('deleting an account', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('reads no table whole: what names a person, or a file of payments, is found by an index or few', async () => {
    // A partial index counts where its condition is that there is somebody at all.
    const { rows } = await sql<{ place: string }>`
      select conrelid::regclass::text || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where confrelid in ('users'::regclass, 'sepa_exports'::regclass) and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
      order by place`.execute(database.db)
    expect(rows.map(({ place }) => place)).toEqual(fewRows)
  })
})
