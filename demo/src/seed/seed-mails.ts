import type { Context } from '@kursportal/api/seed/context'
import { addMail } from '@kursportal/api/seed/mails'
import { addReminderRun } from '@kursportal/api/seed/reminders'
import { demoLearners } from '../content/learners.ts'
import { daysAgo } from './demo-history.ts'

/** So many learners were reminded, one a day. */
const REMINDED = 12

/** The outbox of the demo: what arrived, and what did not for each of the usual reasons. */
export const seedMails = async (context: Context): Promise<void> => {
  for (const [index, { email }] of demoLearners.slice(0, REMINDED).entries())
    await addMail(context, {
      to: email,
      key: 'reminder',
      subject: 'Dein Kurs wartet auf dich',
      at: daysAgo(context, 3 + index),
    })
  await addMail(context, {
    to: 'learner@kursportal.example',
    key: 'password-reset',
    subject: 'Dein Code für ein neues Passwort',
    at: daysAgo(context, 6),
  })
  await addMail(context, {
    to: demoLearners[REMINDED]?.email ?? 'learner@kursportal.example',
    key: 'reminder',
    subject: 'Dein Kurs wartet auf dich',
    at: daysAgo(context, 2),
    error: "Can't send mail - all recipients were rejected: 550 5.1.1 mailbox unavailable",
  })
  await addMail(context, {
    to: 'gerda.winkler@beispiel.de',
    key: 'withdrawal-received',
    subject: 'Dein Widerruf ist angekommen',
    at: daysAgo(context, 2),
    error: 'Message failed: 554 5.7.1 rejected by policy',
  })
  await addMail(context, {
    to: 'leader@kursportal.example',
    key: 'payout-booked',
    subject: 'Auszahlung über 25 € für Gesund in Kassel gebucht',
    at: daysAgo(context, 9),
    error: 'connect ETIMEDOUT 192.0.2.25:587',
  })
  await seedRuns(context)
}

/** Twice an admin reminded people, by hand. */
const seedRuns = async (context: Context): Promise<void> => {
  const people = await context.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (email: string) => people.filter((person) => person.email === email).map(({ id }) => id)
  const [by] = idOf('admin@kursportal.example')
  if (!by) return
  const learners = demoLearners.slice(0, REMINDED).flatMap(({ email }) => idOf(email))
  for (const [days, user_ids] of [
    [45, learners],
    [16, learners.slice(0, 5)],
  ] as const)
    await addReminderRun(context, { at: daysAgo(context, days), by, inactive_days: 14, user_ids })
}
