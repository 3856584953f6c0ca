import { addDays, berlinDay, berlinInstant } from '@kursportal/shared/domain'
import { addAppointment, addContact, addQuestion } from '@kursportal/api/seed/care'
import type { Context } from '@kursportal/api/seed/context'
import { careContacts, careQuestions } from '../content/care.ts'

/** The time of the live appointments, on the clock in Germany. */
const EVENING = '18:30'
const HOUR_MS = 3_600_000

/**
 * How the leader of a demo course looks after its learners: questions that are open, overdue and answered, appointments
 * before and after today, and calls. Somebody has all the minutes that are required, others lack some.
 */
export const seedCare = async (context: Context, leader: string, courseId: string): Promise<void> => {
  const people = await context.db
    .selectFrom('participations')
    .innerJoin('users', 'users.id', 'participations.user_id')
    .where('participations.course_id', '=', courseId)
    .select(['users.id', 'users.email'])
    .distinct()
    .orderBy('users.email')
    .execute()
  // The learner account first: it sees a new answer.
  const ids = people.toSorted((a, b) => Number(isLearner(b)) - Number(isLearner(a))).map(({ id }) => id)
  await seedAppointments(context, courseId, ids)
  const lecture = await firstLecture(context, courseId)
  for (const {
    by,
    hours_ago,
    answered_after,
    minutes = 0,
    text,
    answer,
    in_lecture,
    unread,
  } of careQuestions) {
    const user_id = ids[by]
    if (!user_id) continue
    const at = new Date(context.clock.now().getTime() - hours_ago * HOUR_MS)
    const answered = new Date(at.getTime() + answered_after * HOUR_MS)
    await addQuestion(context, {
      course_id: courseId,
      user_id,
      video_id: in_lecture ? lecture : null,
      asked: { text, at },
      answers: answer ? [{ text: answer, at: answered, author_id: leader, minutes }] : [],
      unread,
    })
  }
  for (const { with: index, days_ago, ...contact } of careContacts) {
    const user_id = ids[index]
    if (!user_id) continue
    const day = addDays(berlinDay(context.clock.now()), -days_ago)
    await addContact(context, { ...contact, course_id: courseId, user_id, day, entered_by: leader })
  }
}

const isLearner = ({ email }: { email: string }): boolean => email === 'learner@kursportal.example'

const seedAppointments = async (
  context: Context,
  course_id: string,
  people: readonly string[],
): Promise<void> => {
  const today = berlinDay(context.clock.now())
  const evening = (days: number): Date => berlinInstant(addDays(today, days), EVENING)
  const link = 'https://treffen.example/starker-ruecken'
  const common = { course_id, link, title: 'Fragestunde mit Übungen', minutes: 30 }
  await addAppointment(context, { ...common, starts_at: evening(-14), attended: people.slice(0, 4) })
  await addAppointment(context, {
    ...common,
    title: 'Kennenlernen',
    minutes: 20,
    starts_at: evening(-28),
    attended: people.slice(1, 6),
  })
  await addAppointment(context, { ...common, starts_at: evening(-7), cancelled: true })
  await addAppointment(context, { ...common, starts_at: evening(3) })
  await addAppointment(context, { ...common, title: 'Abschlussrunde', minutes: 45, starts_at: evening(17) })
}

const firstLecture = async ({ db }: Context, courseId: string): Promise<string | null> => {
  const lecture = await db
    .selectFrom('videos')
    .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
    .select('videos.id')
    .where('videos.course_id', '=', courseId)
    .orderBy('chapters.position')
    .orderBy('videos.position')
    .executeTakeFirst()
  return lecture?.id ?? null
}
