import type { TemplateKey } from '@kursportal/shared/contract'
import { daysBefore } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

type SeedMail = {
  to: string
  key: TemplateKey
  subject: string
  at: Date
  /** What the mail server said when it was given up; sent when left out. */
  error?: string
}

/** Tries until a mail is given up, as the queue makes them. */
const ALL_TRIES = 15

/** Adds a mail as it stands in the outbox: sent without its content, or given up. */
export const addMail = async (
  { db }: Context,
  { to, key, subject, at, error }: SeedMail,
): Promise<string> => {
  const id = newId()
  const content = error ? `Betreff: ${subject}` : ''
  await db
    .insertInto('mails')
    .values({
      id,
      to_address: to,
      user_id: (eb) => eb.selectFrom('users').select('users.id').where('users.email', '=', to),
      template_key: key,
      subject,
      html: content,
      text: content,
      state: error ? 'failed' : 'sent',
      tries: error ? ALL_TRIES : 1,
      last_error: error ?? null,
      created_at: at,
      done_at: error ? null : at,
    })
    .execute()
  return id
}

/** So many mails that were sent so many days ago. */
export const addSentMails = async (
  { db, clock }: Context,
  { to, days_ago, count }: { to: string; days_ago: number; count: number },
): Promise<void> => {
  const at = daysBefore(clock.now(), days_ago)
  const mail = { to_address: to, subject: 'Hallo', html: '', text: '', state: 'sent' as const }
  await db
    .insertInto('mails')
    .values(Array.from({ length: count }, () => ({ ...mail, id: newId(), created_at: at, done_at: at })))
    .execute()
}
