import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { searchFor } from '@kursportal/shared/domain'
import type { AdminSearchKind, CallAnswer, CallQuery, adminSearchCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { templateDefinitions } from '../templates/template-definitions.ts'

type Group = CallAnswer<typeof adminSearchCalls.searchAdmin>['groups'][number]
type Found = Group['items'][number]

/** So many of each kind are shown, and counted at most. */
const SHOWN = 5
const COUNTED = 100

const nameOf = (table: string) =>
  sql`coalesce(nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), ''),
    ${sql.ref(`${table}.email`)})`

/** All words of a search in a column that holds `searchText`. */
const holds = (column: string, q: string): RawBuilder<SqlBool> => {
  const words = matchesWords(column, q)
  return words.length > 0 ? sql<SqlBool>`${sql.join(words, sql` and `)}` : sql<SqlBool>`false`
}

/** An amount somebody typed in euros, in cents: `120`, `120 €`, `1.200,50`. */
const centsIn = (q: string): number | undefined => {
  const written = q.replace(/[€\s]/g, '')
  if (!/^\d{1,3}(\.?\d{3})*(,\d{2})?$/.test(written)) return undefined
  return Math.round(Number(written.replaceAll('.', '').replace(',', '.')) * 100)
}

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
        payout_requests.amount as amount, to_char(payout_requests.created_at, 'YYYYMMDDHH24MISS') as place
      from payout_requests join societies on societies.id = payout_requests.society_id
      where ${holds('societies.search_text', q)} or payout_requests.amount = ${centsIn(q) ?? -1}`,
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
