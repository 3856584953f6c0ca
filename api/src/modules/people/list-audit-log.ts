import {
  areaOfAction,
  auditAction,
  readActions,
  type AuditAction,
  type AuditArea,
  type AuditEntry,
  type CallAnswer,
  type CallQuery,
  type auditCalls,
} from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import { sql, type SqlBool } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { berlinDayEnd, berlinDayStart } from '../../platform/db/berlin-days.ts'
import { countUpTo, pageWithTotal } from '../../platform/db/paging.ts'
import { eachWord } from '../../platform/db/search.ts'

type Query = CallQuery<typeof auditCalls.listAuditLog>
type Db = Context['db']

const actionsIn = (area: AuditArea): AuditAction[] =>
  auditAction.options.filter((action) => areaOfAction[action] === area)

/** Each word is in the name of whom or of what a line is about. */
const matchesSearch = (db: Db, typed: string | undefined) =>
  eachWord(typed, (pattern) => {
    const people = db
      .selectFrom('users')
      .select('users.id')
      .where(sql<SqlBool>`users.search_text like ${pattern}`)
    const societies = db
      .selectFrom('societies')
      .select('societies.id')
      .where(sql<SqlBool>`societies.search_text like ${pattern}`)
    return sql<SqlBool>`(admin_log.subject_text like ${pattern} or admin_log.user_id in ${people}
      or admin_log.society_id in ${societies})`
  })

/** The lines a query finds, without order and page. */
const matchingLines = (db: Db, query: Query) => {
  let matching = db.selectFrom('admin_log').where((eb) => eb.and(matchesSearch(db, query.search)))
  if (query['user-id']) matching = matching.where('admin_log.user_id', '=', query['user-id'])
  if (query['society-id']) matching = matching.where('admin_log.society_id', '=', query['society-id'])
  if (query['admin-id']) matching = matching.where('admin_log.admin_id', '=', query['admin-id'])
  if (query.kind) matching = matching.where('action', query.kind === 'reads' ? 'in' : 'not in', readActions)
  if (query.area) matching = matching.where('action', 'in', actionsIn(query.area))
  if (query.from) matching = matching.where('admin_log.at', '>=', berlinDayStart(query.from))
  if (query.to) matching = matching.where('admin_log.at', '<', berlinDayEnd(query.to))
  return matching
}

/** The name that a society of a merger has now. Lines from before they held ids hold its name of then. */
const nameOfMerged = (side: 'from' | 'into') => {
  const stored = sql`(admin_log.details->>${sql.lit(side)})`
  return sql`coalesce((
    select merged.name from societies as merged
    where merged.id = case when ${stored} ~ '^[0-9a-f-]{36}$' then ${stored}::uuid end), ${stored})`
}

/** The details of a line; a merger of societies with their names. */
const shownDetails = sql<Record<string, unknown>>`case when admin_log.action = 'society_merged'
  then admin_log.details || jsonb_build_object('from', ${nameOfMerged('from')}, 'into', ${nameOfMerged('into')})
  else admin_log.details end`

/** What admins did, the latest first. */
export const listAuditLog = async (
  { db }: Pick<Context, 'db'>,
  query: Query,
): Promise<CallAnswer<typeof auditCalls.listAuditLog>> => {
  const matching = matchingLines(db, query)
  const { rows, total } = await pageWithTotal(
    matching
      .leftJoin('users as admin', 'admin.id', 'admin_log.admin_id')
      .leftJoin('users as person', 'person.id', 'admin_log.user_id')
      .leftJoin('societies', 'societies.id', 'admin_log.society_id')
      .select(['admin_log.subject', 'admin_log.society_id', 'societies.name as society'])
      .select(['admin_log.id', 'admin_log.at', 'admin_log.action', 'admin_log.reason'])
      .select(shownDetails.as('details'))
      .select(['admin.id as admin_id', 'admin.email as admin_email'])
      .select(['admin.first_name as admin_first', 'admin.last_name as admin_last'])
      .select(['person.id as person_id', 'person.email as person_email'])
      .select(['person.first_name as person_first', 'person.last_name as person_last'])
      .orderBy('admin_log.at', 'desc')
      .orderBy('admin_log.id', 'desc'),
    query,
    () => countUpTo(db, matching),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      admin: somebody(row.admin_id, row.admin_email, row.admin_first, row.admin_last),
      person: somebody(row.person_id, row.person_email, row.person_first, row.person_last),
      subject: row.society ?? row.subject,
      society_id: row.society_id,
      reason: row.reason,
      details: row.details,
    })),
    total,
  }
}

const somebody = (
  id: string | null,
  email: string | null,
  first_name: string | null,
  last_name: string | null,
): AuditEntry['admin'] =>
  id === null
    ? null
    : {
        id,
        name: nameOrEmail({ email: email ?? '', first_name: first_name ?? '', last_name: last_name ?? '' }),
      }
