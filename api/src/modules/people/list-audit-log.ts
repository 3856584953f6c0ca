import {
  readActions,
  type AuditEntry,
  type CallAnswer,
  type CallQuery,
  type auditCalls,
} from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { nameOf } from './present-person.ts'

/** What admins did, the latest first. */
export const listAuditLog = async (
  { db }: Pick<Context, 'db'>,
  query: CallQuery<typeof auditCalls.listAuditLog>,
): Promise<CallAnswer<typeof auditCalls.listAuditLog>> => {
  let matching = db.selectFrom('admin_log')
  if (query['user-id']) matching = matching.where('admin_log.user_id', '=', query['user-id'])
  if (query['society-id']) matching = matching.where('admin_log.society_id', '=', query['society-id'])
  if (query.kind) matching = matching.where('action', query.kind === 'reads' ? 'in' : 'not in', readActions)
  const { rows, total } = await pageOf(
    matching
      .leftJoin('users as admin', 'admin.id', 'admin_log.admin_id')
      .leftJoin('users as person', 'person.id', 'admin_log.user_id')
      .leftJoin('societies', 'societies.id', 'admin_log.society_id')
      .select(['admin_log.subject', 'societies.name as society'])
      .select(['admin_log.id', 'admin_log.at', 'admin_log.action', 'admin_log.reason', 'admin_log.details'])
      .select(['admin.id as admin_id', 'admin.email as admin_email'])
      .select(['admin.first_name as admin_first', 'admin.last_name as admin_last'])
      .select(['person.id as person_id', 'person.email as person_email'])
      .select(['person.first_name as person_first', 'person.last_name as person_last'])
      .orderBy('admin_log.at', 'desc')
      .orderBy('admin_log.id', 'desc'),
    matching,
    query,
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      admin: somebody(row.admin_id, row.admin_email, row.admin_first, row.admin_last),
      person: somebody(row.person_id, row.person_email, row.person_first, row.person_last),
      subject: row.society ?? row.subject,
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
    : { id, name: nameOf({ email: email ?? '', first_name: first_name ?? '', last_name: last_name ?? '' }) }
