import type { Context } from '../context.ts'
import { newId } from '../ids.ts'

/** A mail ready to go. */
export type Mail = { to: string; subject: string; html: string; text: string; templateKey?: string }

/**
 * Queues a mail in the transaction at hand: it exists when that commits, and is sent after it. Answers its id.
 */
export const queueMail = async (context: Context, mail: Mail): Promise<string> => {
  const id = newId()
  await context.db
    .insertInto('mails')
    .values({
      id,
      to_address: mail.to,
      template_key: mail.templateKey ?? null,
      subject: mail.subject.replace(/[\r\n]+/g, ' '),
      html: mail.html,
      text: mail.text,
      created_at: context.clock.now(),
    })
    .execute()
  await context.enqueue('mail.send', { mail_id: id })
  return id
}
