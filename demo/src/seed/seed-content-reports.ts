import { DEMO_INVITATION } from '@kursportal/shared/domain'
import type { Context } from '@kursportal/api/seed/context'
import { addContentReport } from '@kursportal/api/seed/content-reports'
import { daysAgo } from './demo-history.ts'

/** Content of the demo that somebody reported: two cases to decide about, and two that were. */
export const seedContentReports = async (context: Context): Promise<void> => {
  const { db } = context
  const { id: by } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@kursportal.example')
    .executeTakeFirstOrThrow()
  const post = await db
    .selectFrom('forum_reports')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_reports.post_id')
    .innerJoin('forum_threads', 'forum_threads.id', 'forum_posts.thread_id')
    .select(['forum_posts.id', 'forum_posts.thread_id', 'forum_threads.course_id'])
    .executeTakeFirstOrThrow()
  await addContentReport(context, {
    number: 'M-6HXK3TPW',
    path: `/courses/${post.course_id}/forum/${post.thread_id}?post=${post.id}`,
    reason: 'fraud',
    explanation: 'Der Beitrag ist Werbung und tut so, als wäre er ein Tipp.',
    name: 'Karin Otte',
    email: 'karin.otte@beispiel.de',
    received_at: daysAgo(context, 3),
  })
  await addContentReport(context, {
    number: 'M-2NDR7FQC',
    path: `/access/${DEMO_INVITATION}`,
    reason: 'rights',
    explanation: 'Die Zeichnung auf dieser Seite ist von mir. Ich habe nicht erlaubt, sie zu zeigen.',
    name: 'Jens Albrecht',
    email: 'jens.albrecht@beispiel.de',
    received_at: daysAgo(context, 1),
  })
  await addContentReport(context, {
    number: 'M-8WKT4HGA',
    path: `/courses/${post.course_id}`,
    reason: 'dangerous',
    explanation: 'Die Übungen sind nach einer Operation gefährlich.',
    name: 'Petra Simon',
    email: 'petra.simon@beispiel.de',
    received_at: daysAgo(context, 30),
    decided: {
      state: 'kept',
      ground: null,
      rule: '',
      reason: 'Vor dem Kurs fragen wir danach und raten, zuerst ärztlichen Rat zu holen.',
      at: daysAgo(context, 28),
      by,
    },
  })
  await addContentReport(context, {
    number: 'M-5PCE9MYF',
    path: '/faq',
    reason: 'other',
    explanation: 'Die Angabe zur Erstattung stimmt nicht mehr.',
    name: 'Uwe Lang',
    email: 'uwe.lang@beispiel.de',
    received_at: daysAgo(context, 60),
    decided: {
      state: 'restricted',
      ground: 'terms',
      rule: 'Abschnitt 2, richtige Angaben',
      reason: 'Die Antwort ist berichtigt.',
      at: daysAgo(context, 59),
      by,
    },
  })
}
