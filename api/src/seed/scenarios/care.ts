import type { CareContactKind } from '@kursportal/shared/contract'
import { settledAs, waitingFrom } from '../../modules/care/questions/questions.store.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

type SeedAppointment = {
  course_id: string
  title: string
  starts_at?: Date
  minutes?: number
  link?: string | null
  cancelled?: boolean
  /** Who was there. */
  attended?: readonly string[]
}

/** A live appointment as it stands, without mails; answers its id. */
export const addAppointment = async (
  { db, clock }: Context,
  { attended = [], ...appointment }: SeedAppointment,
): Promise<string> => {
  const id = newId()
  const now = clock.now()
  await db
    .insertInto('appointments')
    .values({ id, starts_at: now, minutes: 30, created_at: now, updated_at: now, ...appointment })
    .execute()
  if (attended.length > 0)
    await db
      .insertInto('appointment_attendance')
      .values(attended.map((user_id) => ({ appointment_id: id, user_id })))
      .execute()
  return id
}

type SeedMessage = { text: string; at: Date; author_id: string; minutes?: number }

type SeedQuestion = {
  course_id: string
  user_id: string
  video_id?: string | null
  asked: { text: string; at: Date }
  answers?: readonly SeedMessage[]
  /** Taken from the inbox without an answer. */
  closed?: boolean
  /** Within how many working days an answer was promised. */
  answer_days?: number
  /** Whether the learner has not seen the answer. */
  unread?: boolean
}

/** A question of a learner with its answers, without mails; answers its id. */
export const addQuestion = async (
  { db }: Context,
  { asked, answers = [], closed = false, answer_days = 2, unread = false, ...question }: SeedQuestion,
): Promise<string> => {
  const id = newId()
  const settled = closed || answers.length > 0
  await db
    .insertInto('care_questions')
    .values({
      id,
      ...question,
      ...(settled ? settledAs(closed ? 'closed' : 'answered') : waitingFrom(asked.at, answer_days)),
      unread_by_learner: unread,
      unread_by_leader: !settled,
      created_at: asked.at,
      last_message_at: answers.at(-1)?.at ?? asked.at,
    })
    .execute()
  await db
    .insertInto('care_messages')
    .values([
      {
        id: newId(),
        question_id: id,
        by_leader: false,
        author_id: question.user_id,
        text: asked.text,
        created_at: asked.at,
      },
      ...answers.map(({ text, at, author_id, minutes = 0 }) => ({
        id: newId(),
        question_id: id,
        by_leader: true,
        author_id,
        text,
        minutes,
        created_at: at,
      })),
    ])
    .execute()
  return id
}

type SeedContact = {
  course_id: string
  user_id: string
  kind: CareContactKind
  day: string
  minutes: number
  note?: string
  entered_by: string
}

/** A call or conversation that was entered. */
export const addContact = async ({ db, clock }: Context, contact: SeedContact): Promise<void> => {
  await db
    .insertInto('care_contacts')
    .values({ id: newId(), ...contact, created_at: clock.now() })
    .execute()
}
