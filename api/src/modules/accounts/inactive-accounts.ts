import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { berlinDay, DAY_MS, dayForInput } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { countOf, dueAt, type Due, type RetentionPart } from '../../platform/retention.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { oldestAdmin } from './oldest-admin.ts'
import { forgetPerson } from './personal-data.ts'

/** Days between the warning and the end of an account. */
const WARNED_DAYS = 30
/** A warning that is older was about something else: the period was switched off meanwhile. */
const WARNING_HOLDS_DAYS = 90
/** So many people at most in one transaction; each takes several statements. */
const AT_ONCE = 20

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

const seen = sql<Date>`coalesce(last_seen_at, created_at)`
const leads = sql<SqlBool>`exists (
  select from societies where societies.owner_id = users.id and societies.deleted_at is null)`
/** Who is never deleted by the platform: admins, and whoever leads a society and has to hand it over first. */
const mayGo = sql<SqlBool>`not is_admin and not ${leads}`

const isWarned = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`expiry_warned_at > ${seen}
  and expiry_warned_at <= ${daysFrom(now, -WARNED_DAYS)} and expiry_warned_at > ${daysFrom(now, -WARNING_HOLDS_DAYS)}`

const isDue = ({ cutoff, now }: Due): RawBuilder<SqlBool> =>
  sql<SqlBool>`${mayGo} and ${seen} < ${cutoff} and ${isWarned(now)}`

/** Warns who would have been away for long enough by then, in time and once. */
const warn = async (context: Context, { now, period }: Due): Promise<number> => {
  const { db, config } = context
  const { cutoff } = dueAt(period, daysFrom(now, WARNED_DAYS))
  const { rows } = await sql<{ email: string; first_name: string }>`
    update users set expiry_warned_at = ${now} where id in (
      select id from users where ${mayGo} and ${seen} < ${cutoff}
        and (expiry_warned_at is null or expiry_warned_at <= ${seen}
          or expiry_warned_at <= ${daysFrom(now, -WARNING_HOLDS_DAYS)})
      order by id limit ${AT_ONCE})
    returning email, first_name`.execute(db)
  const day = dayForInput(berlinDay(daysFrom(now, WARNED_DAYS)))
  for (const { email, first_name } of rows)
    await sendTemplate(context, 'account-expiring', email, {
      first_name,
      day,
      link: `${config.publicUrl}/login`,
    })
  return rows.length
}

/** Accounts nobody has used for long: their people are warned, and go as if they had left. */
export const inactiveAccounts: RetentionPart = {
  kind: 'inactive_accounts',
  total: countOf('users', sql`true`),
  due: (at) => countOf('users', isDue(at)),
  // Whoever is not warned yet will be by then.
  dueLater: ({ cutoff }) => countOf('users', sql`${mayGo} and ${seen} < ${cutoff}`),
  held: ({ cutoff }) => countOf('users', sql`not is_admin and ${leads} and ${seen} < ${cutoff}`),
  prepare: warn,
  take: async (context, due) => {
    const { rows } = await sql<{ id: string }>`
      select id from users where ${isDue(due)} order by id limit ${AT_ONCE} for update`.execute(context.db)
    if (rows.length === 0) return 0
    const heirId = await oldestAdmin(context)
    for (const { id } of rows) await forgetPerson(context, { userId: id, heirId })
    return rows.length
  },
  batch: AT_ONCE,
}
