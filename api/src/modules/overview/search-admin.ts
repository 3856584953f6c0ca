import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { searchFor } from '@kursportal/shared/domain'
import type { AdminSearchKind, CallAnswer, CallQuery, adminSearchCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { matchesPayout } from '../money/payouts.views.ts'
import { templateDefinitions } from '../templates/template-definitions.ts'

type Group = CallAnswer<typeof adminSearchCalls.searchAdmin>['groups'][number]
type Found = Group['items'][number]

/** So many of each kind are shown, and counted at most. */
const SHOWN = 5
const COUNTED = 100

const nameOf = (table: string) =>
  sql`coalesce(nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), ''),
    ${sql.ref(`${table}.email`)})`

/** All of some conditions; where nothing was typed that could be found, nothing is. */
const allOf = (conditions: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`false`

/** All words of a search in a column that holds `searchText`. */
const holds = (column: string, q: string): RawBuilder<SqlBool> => allOf(matchesWords(column, q))

/** Text by which the latest stand first. */
const latestFirst = (instant: string) =>
  sql`to_char(extract(epoch from timestamptz '2200-01-01' - ${sql.ref(instant)}), 'FM00000000000.000')`

/** For each kind a selection of `id`, `title`, `note`, `amount` and `place`, by which it is ordered. */
const selections = (q: string): readonly (readonly [AdminSearchKind, RawBuilder<unknown>])[] => [
  [
    'members',
    sql`select users.id::text as id, ${nameOf('users')} as title, users.email as note, null::bigint as amount,
        lower(users.last_name || ' ' || users.first_name) as place
      from users where ${holds('users.search_text', q)}`,
  ],
  [
    'certificates',
    sql`select certificates.user_id::text as id, certificates.number as title, ${nameOf('users')} as note,
        null::bigint as amount, certificates.number as place
      from certificates join users on users.id = certificates.user_id
      where certificates.number = ${q.toUpperCase()}`,
  ],
  [
    'societies',
    sql`select id::text as id, name as title, coalesce(city, '') as note, null::bigint as amount, lower(name) as place
      from societies where deleted_at is null and ${holds('societies.search_text', q)}`,
  ],
  [
    'courses',
    sql`select courses.id::text as id, courses.title as title, ${nameOf('owner')} as note, null::bigint as amount,
        lower(courses.title) as place
      from courses join users as owner on owner.id = courses.owner_id
      where courses.dev_id is null and courses.retired_at is null and ${holds('courses.search_text', q)}`,
  ],
  [
    'accesses',
    sql`select accesses.id::text as id, accesses.name as title, ${nameOf('owner')} as note, null::bigint as amount,
        lower(accesses.name) as place
      from accesses join users as owner on owner.id = accesses.owner_id
      where ${holds('accesses.search_text', q)}`,
  ],
  [
    'payouts',
    sql`select payout_requests.id::text as id, societies.name as title, payout_requests.year::text as note,
        payout_requests.amount as amount, ${latestFirst('payout_requests.created_at')} as place
      from payout_requests join societies on societies.id = payout_requests.society_id
      left join users as requester on requester.id = payout_requests.requested_by
      where ${allOf(matchesPayout(q, true))} order by payout_requests.id desc`,
  ],
  [
    'insurances',
    sql`select id::text as id, name as title, '' as note, null::bigint as amount, lower(name) as place
      from insurances where ${holds('insurances.search_text', q)}`,
  ],
]

type Row = Found & { kind: AdminSearchKind; total: number }

/** Everything with a table of its own, in one query. */
const inTables = async (db: Db, q: string): Promise<Group[]> => {
  const parts = selections(q).map(
    ([kind, selection]) => sql`(
      select ${kind} as kind, found.*, (count(*) over ())::integer as total
      from (${selection} limit ${COUNTED}) as found order by place, id limit ${SHOWN})`,
  )
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  return selections(q).flatMap(([kind]) => {
    const own = rows.filter((row) => row.kind === kind)
    const [first] = own
    if (!first) return []
    const items = own.map(({ id, title, note, amount }) => ({ id, title, note, amount }))
    return [{ kind, total: first.total, items }]
  })
}

/** What is few enough to be looked through here. */
const groupOf = (kind: AdminSearchKind, found: readonly Found[]): Group[] =>
  found.length > 0 ? [{ kind, total: Math.min(found.length, COUNTED), items: found.slice(0, SHOWN) }] : []

/** Everything admins look after that holds the words, five of each kind. */
export const searchAdmin = async (
  { db }: Pick<Context, 'db'>,
  { q }: CallQuery<typeof adminSearchCalls.searchAdmin>,
): Promise<CallAnswer<typeof adminSearchCalls.searchAdmin>> => {
  const fits = searchFor(q)
  const questions = await db
    .selectFrom('faq_entries')
    .select(['id', 'question', 'answer'])
    .orderBy('position')
    .execute()
  return {
    groups: [
      ...(await inTables(db, q)),
      ...groupOf(
        'faq',
        questions
          .filter(({ question, answer }) => fits(question, answer))
          .map(({ id, question }) => ({ id, title: question, note: '', amount: null })),
      ),
      ...groupOf(
        'templates',
        Object.entries(templateDefinitions)
          .filter(([, { title, subject }]) => fits(title, subject))
          .map(([key, { title }]) => ({ id: key, title, note: '', amount: null })),
      ),
    ],
  }
}
