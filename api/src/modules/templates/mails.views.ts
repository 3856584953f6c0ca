import { sql } from 'kysely'
import { templateKey } from '@kursportal/shared/contract'
import type { CallAnswer, mailCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { mailFailureOf, maskAddress } from './mail-failure.rules.ts'

type Entry = CallAnswer<typeof mailCalls.listMails>['items'][number]

/** The columns a mail is shown with; never its content. */
export const mailColumns = [
  'mails.id',
  'mails.to_address',
  'mails.template_key',
  'mails.state',
  'mails.tries',
  'mails.last_error',
  'mails.created_at',
  'mails.done_at',
] as const

type Row = {
  id: string
  to_address: string
  template_key: string | null
  state: Entry['state']
  tries: number
  last_error: string | null
  created_at: Date
  done_at: Date | null
}

/** Mails as the outbox lists them. */
export const presentMails = async (context: Pick<Context, 'db'>, rows: readonly Row[]): Promise<Entry[]> => {
  const waiting = rows.filter(({ state }) => state === 'queued').map(({ id }) => id)
  const tries = await nextTries(context, waiting)
  return rows.map(({ to_address, template_key, last_error, created_at, done_at, ...mail }) => ({
    ...mail,
    to: maskAddress(to_address),
    key: templateKey.safeParse(template_key).data ?? null,
    failure: mailFailureOf(last_error),
    next_try_at: tries.get(mail.id)?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
  }))
}

/** When the queue tries these mails next. */
const nextTries = async (
  { db }: Pick<Context, 'db'>,
  mailIds: readonly string[],
): Promise<Map<string, Date>> => {
  if (mailIds.length === 0) return new Map()
  const { rows } = await sql<{ mail_id: string; start_after: Date }>`
    select data->>'mail_id' as mail_id, start_after from jobs.job
    where name = 'mail.send' and state in ('created', 'retry')
      and data->>'mail_id' in (${sql.join(mailIds)})`.execute(db)
  return new Map(rows.map(({ mail_id, start_after }) => [mail_id, new Date(start_after)]))
}
