import type { AuditAction } from '@kursportal/shared/contract'
import { daysBefore } from '@kursportal/shared/domain'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { addSentMails } from '../../seed/scenarios/mails.ts'

/** So many days before the platform's clock. */
const daysAgo = ({ clock }: Pick<Context, 'clock'>, days: number): Date => daysBefore(clock.now(), days)

/** A mail that was sent so many days ago. */
export const addSentMail = (context: Context, days_ago: number): Promise<void> =>
  addSentMails(context, { to: 'anna@beispiel.de', days_ago, count: 1 })

/** A withdrawal that was decided so many days ago; open with null. */
export const addDecidedWithdrawal = async (context: Context, days: number | null): Promise<string> => {
  const id = newId()
  await context.db
    .insertInto('withdrawals')
    .values({
      id,
      number: `W-${id}`,
      received_at: daysAgo(context, (days ?? 0) + 1),
      name: 'Erna Ernst',
      email: 'erna@beispiel.de',
      contract: 'Rücken',
      search_text: 'erna',
      ...(days === null ? {} : { state: 'accepted' as const, decided_at: daysAgo(context, days) }),
    })
    .execute()
  return id
}

/** A line of the audit log that is so many days old. */
export const addLogLine = async (context: Context, action: AuditAction, days: number): Promise<void> => {
  await context.db
    .insertInto('admin_log')
    .values({ id: newId(), at: daysAgo(context, days), admin_id: null, action, details: '{}' })
    .execute()
}

/** Somebody was last there so many days ago. */
export const lastSeen = async (context: Context, userId: string, days: number): Promise<void> => {
  await sql`update users set last_seen_at = ${daysAgo(context, days)}, created_at = ${daysAgo(context, days + 9)}
    where id = ${userId}`.execute(context.db)
}
