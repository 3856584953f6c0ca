import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, id, instant, listOf, object, paging, text } from '../primitives.ts'
import { lectureType } from '../lectures/lecture.schemas.ts'

/** What became of a question. */
export const careQuestionState = z
  .enum(['open', 'answered', 'closed'])
  .describe('open: an answer is waited for; closed: without an answer')
export type CareQuestionState = z.infer<typeof careQuestionState>

const questionText = text(5_000).min(1)
const courseQuery = id.describe('The live course')

const questionHead = {
  id,
  course_id: courseQuery,
  course_title: z.string(),
  lecture: object({ id, title: z.string(), type: lectureType })
    .nullable()
    .describe('Where it was asked; null on the page of the course, or once the lecture is gone'),
  text: z.string().describe('What was asked first'),
  state: careQuestionState,
  asked_at: instant,
  last_message_at: instant,
  due_on: day.nullable().describe('Until when an answer was promised; null while none is waited for'),
}

/** A question as its learner sees it in the list. */
export const ownQuestion = object({
  ...questionHead,
  unread: z.boolean().describe('There is an answer they have not read'),
}).meta({ id: 'OwnQuestion' })
export type OwnQuestion = z.infer<typeof ownQuestion>

/** A question as whoever leads the course sees it in the inbox. */
export const inboxQuestion = object({
  ...questionHead,
  learner: object({ id, name: z.string() }).describe('Who asks'),
  waiting_since: instant.nullable().describe('Null while no answer is waited for'),
  overdue: z.boolean().describe('Its day is over and nobody has answered'),
  unread: z.boolean().describe('Nobody who leads the course has opened it since the learner wrote'),
}).meta({ id: 'InboxQuestion' })
export type InboxQuestion = z.infer<typeof inboxQuestion>

/** A question with everything that was written. */
export const questionPage = object({
  ...questionHead,
  learner: object({ id, name: z.string() }).describe('Who asks'),
  leads: z.boolean().describe('Whether you lead the course: then you answer'),
  can: object({
    write: z
      .boolean()
      .describe('Write more: it is your own, you still have the course, and the course takes questions'),
  }),
  messages: z
    .array(
      object({
        id,
        by_leader: z.boolean().describe('It is an answer'),
        author: z.string().describe('Name; empty once the account is gone'),
        text: z.string(),
        minutes: z.int().min(0).nullable().describe('What the answer took; null for learners'),
        written_at: instant,
      }),
    )
    .describe('Oldest first'),
}).meta({ id: 'QuestionPage' })
export type QuestionPage = z.infer<typeof questionPage>

const questionQuery = object({
  'care-question-id': id.describe('The question: `id` of `GET /care-questions` or of `GET /care-inbox`'),
})

/** Questions of learners to whoever leads their course, private between the two. */
export const questionCalls = {
  readCare: defineCall({
    method: 'GET',
    path: '/care',
    who: 'user',
    extension: true,
    summary: 'Whether and how one can ask whoever leads a course',
    query: object({ 'course-id': courseQuery }),
    answer: object({
      questions_enabled: z.boolean().describe('Whether one can ask'),
      answer_days: z.int().describe('Within how many working days one is answered'),
      expected_on: day.describe('Until when a question that is asked now is answered'),
      leader: z.string().describe('Name of who leads it'),
      unread: z.int().min(0).describe('How many of one’s own questions have an answer one has not read'),
    }).meta({ id: 'CourseCare' }),
    errors: ['not_found'],
  }),
  listQuestions: defineCall({
    method: 'GET',
    path: '/care-questions',
    who: 'user',
    extension: true,
    summary: 'One’s own questions about a course, latest first',
    query: object({ 'course-id': courseQuery, ...paging }),
    answer: listOf(ownQuestion),
    errors: ['not_found'],
  }),
  askQuestion: defineCall({
    method: 'POST',
    path: '/care-question',
    who: 'user',
    extension: true,
    idempotencyKey: true,
    summary: 'Ask whoever leads a course; they are told by mail',
    body: object({
      course_id: courseQuery,
      video_id: id.nullable().default(null).describe('The lecture it is about; null for the whole course'),
      text: questionText,
    }),
    answer: questionPage,
    errors: ['not_found', 'questions_off'],
  }),
  readQuestion: defineCall({
    method: 'GET',
    path: '/care-question',
    who: 'user',
    extension: true,
    summary: 'A question with all that was written, for who asked it and who leads the course',
    query: questionQuery,
    answer: questionPage,
    errors: ['not_found'],
  }),
  markQuestionRead: defineCall({
    method: 'POST',
    path: '/care-question/read',
    who: 'user',
    extension: true,
    summary: 'Note that one has read a question up to now',
    description: 'An admin who reads another’s course leaves it unread for the creator.',
    query: questionQuery,
    errors: ['not_found'],
  }),
  askFurther: defineCall({
    method: 'POST',
    path: '/care-question/message',
    who: 'user',
    extension: true,
    idempotencyKey: true,
    summary: 'Write more about one’s own question; it is open again then',
    query: questionQuery,
    body: object({ text: questionText }),
    answer: questionPage,
    errors: ['not_found', 'questions_off'],
  }),
  answerQuestion: defineCall({
    method: 'POST',
    path: '/care-question/answer',
    who: 'creator',
    extension: true,
    idempotencyKey: true,
    summary: 'Answer a question; who asked is told by mail',
    query: questionQuery,
    body: object({
      text: questionText,
      minutes: z.int().min(0).max(600).describe('What reading and answering took; it counts as care'),
    }),
    answer: questionPage,
    errors: ['not_found'],
  }),
  settleQuestion: defineCall({
    method: 'PATCH',
    path: '/care-question',
    who: 'creator',
    extension: true,
    summary: 'Take a question from the inbox without writing: as answered, or closed without an answer',
    query: questionQuery,
    body: object({ state: z.enum(['answered', 'closed']) }),
    answer: questionPage,
    errors: ['not_found'],
  }),
  listInbox: defineCall({
    method: 'GET',
    path: '/care-inbox',
    who: 'creator',
    extension: true,
    summary: 'Questions of the courses one leads: open ones longest waiting first, others latest first',
    query: object({
      'course-id': courseQuery.optional(),
      state: z
        .enum(['open', 'overdue', 'answered', 'closed'])
        .optional()
        .describe('Only these; overdue are the open ones whose day is over'),
      ...paging,
    }),
    answer: listOf(inboxQuestion),
    errors: ['not_found'],
  }),
  countInbox: defineCall({
    method: 'GET',
    path: '/care-inbox/counts',
    who: 'creator',
    extension: true,
    summary: 'How many questions wait, in all and by course',
    answer: object({
      open: z.int().min(0).describe('How many wait for an answer'),
      overdue: z.int().min(0).describe('How many of them longer than was promised'),
      courses: z
        .array(
          object({
            id: courseQuery,
            title: z.string(),
            open: z.int().min(0).describe('How many wait in it'),
          }),
        )
        .describe('The live courses one leads, for admins those with questions or appointments; by title'),
    }).meta({ id: 'InboxCounts' }),
  }),
}
