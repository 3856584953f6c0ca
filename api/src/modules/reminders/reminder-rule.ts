import { sql } from 'kysely'
import { z } from 'zod'
import type { CallAnswer, CallBody, reminderCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { changesOf, noteAdminAction } from '../audit-log/note-admin-action.ts'

const KEY = 'reminder-rule'

const stored = z.object({ enabled: z.boolean(), inactive_days: z.int(), every_days: z.int() })
type Rule = z.infer<typeof stored>

/** What holds until somebody decides: nothing goes by itself. */
const delivered: Rule = { enabled: false, inactive_days: 14, every_days: 30 }

/** Whether reminders go by themselves, and to whom. */
export const readReminderRule = async ({
  db,
}: Pick<Context, 'db'>): Promise<CallAnswer<typeof reminderCalls.readReminderRule>> => {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'updated_at', lastEditOf('settings', 'updated').as('edited')])
    .where('key', '=', KEY)
    .executeTakeFirst()
  return {
    ...(row ? stored.parse(row.value) : delivered),
    version: row?.updated_at.toISOString() ?? '',
    edited: row?.edited ?? null,
  }
}

/** @throws ApiError edited_meanwhile */
export const changeReminderRule = async (
  context: ActorContext,
  { based_on, ...rule }: CallBody<typeof reminderCalls.changeReminderRule>,
): Promise<CallAnswer<typeof reminderCalls.changeReminderRule>> => {
  const { db, clock, actor } = context
  // Of two at the same moment the second waits, and is told.
  await sql`select pg_advisory_xact_lock(hashtext(${KEY}))`.execute(db)
  const { version, edited, ...before } = await readReminderRule(context)
  refuseStale(based_on, { version, edited })
  const columns = { value: JSON.stringify(rule), updated_at: clock.now(), updated_by: actor.user_id }
  await db
    .insertInto('settings')
    .values({ key: KEY, ...columns })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
    .execute()
  const details = changesOf(before, rule)
  if (details) await noteAdminAction(context, { action: 'reminder_rule_changed', details })
  return readReminderRule(context)
}
