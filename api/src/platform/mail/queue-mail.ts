import { normalizeEmail } from '@kursportal/shared/domain'
import type { Context } from '../context.ts'
import { newId } from '../ids.ts'

/** Whom a mail belongs to besides its address, for how long, and how soon it goes. */
export type MailPeople = {
  /** Whose mail it is; whoever has the address when left out. It goes with their account. */
  userId?: string | null
  /** Whom it tells somebody else about; what it says goes with their account. */
  aboutUserId?: string | null
  /** Nothing of it stays once it is sent or given up, for whoever has no account any more. */
  forgetOnceSent?: boolean
  /** Somebody sits before a field and waits for it: it goes before all others. */
  urgent?: boolean
}

/** A mail ready to go. */
export type Mail = MailPeople & {
  to: string
  subject: string
  html: string
  text: string
  templateKey?: string
}

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
      user_id: (eb) =>
        mail.userId
          ? eb.val(mail.userId)
          : eb
              .selectFrom('users')
              .select('users.id')
              .where((user) => user(user.fn<string>('lower', ['users.email']), '=', normalizeEmail(mail.to))),
      about_user_id: mail.aboutUserId ?? null,
      template_key: mail.templateKey ?? null,
      subject: mail.subject.replace(/[\r\n]+/g, ' '),
      forget_once_sent: mail.forgetOnceSent ?? false,
      html: mail.html,
      text: mail.text,
      created_at: context.clock.now(),
    })
    .execute()
  await context.enqueue('mail.send', { mail_id: id }, { urgent: mail.urgent === true })
  return id
}
