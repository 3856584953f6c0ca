import type { AttemptSnapshot } from '@kursportal/shared/domain'
import type { AttemptAnswers } from '../../platform/db/schema.quizzes.ts'
import type { PersonalPart } from '../people/personal-part.ts'

/** What somebody answered, in the words of the questions as they were: ids tell nobody anything. */
const inWords = ({ questions }: AttemptSnapshot, answers: AttemptAnswers) =>
  questions.flatMap((question) => {
    const given = answers[question.id]
    if (!given) return []
    const parts = 'options' in question ? question.options : question.type === 'order' ? question.items : []
    const word = (one: string): string | boolean =>
      question.type === 'true_false' ? one === 'true' : (parts.find(({ id }) => id === one)?.text ?? one)
    return [{ question: question.question, answer: given.answer.map(word), marked: given.marked }]
  })

/** Which courses somebody takes, how far they are, and to what they were invited by mail. */
export const learning: PersonalPart = {
  section: 'learning',
  collect: async ({ db }, userId) => ({
    participations: await db
      .selectFrom('participations')
      .innerJoin('courses', 'courses.id', 'participations.course_id')
      .select([
        'courses.title',
        'participations.number',
        'started_at',
        'finished_at',
        'participations.fee_cents',
      ])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .execute(),
    pauses: await db
      .selectFrom('course_pauses')
      .innerJoin('participations', 'participations.id', 'course_pauses.participation_id')
      .innerJoin('courses', 'courses.id', 'participations.course_id')
      .select(['courses.title', 'from_day as from', 'until_day as to'])
      .where('participations.user_id', '=', userId)
      .orderBy('from_day')
      .execute(),
    lectures: await db
      .selectFrom('lecture_progress')
      .innerJoin('participations', 'participations.id', 'lecture_progress.participation_id')
      .innerJoin('videos', 'videos.id', 'lecture_progress.video_id')
      .select(['videos.title', 'progress', 'position_seconds', 'opened_at', 'reported_at', 'done_at'])
      .where('participations.user_id', '=', userId)
      .orderBy('opened_at')
      .execute(),
    quiz_attempts: (
      await db
        .selectFrom('quiz_attempts')
        .innerJoin('participations', 'participations.id', 'quiz_attempts.participation_id')
        .leftJoin('videos', 'videos.id', 'quiz_attempts.video_id')
        .select([
          'videos.title',
          'quiz_attempts.number',
          'answers',
          'snapshot',
          'quiz_attempts.started_at',
          'submitted_at',
          'correct',
          'points',
          'passed',
        ])
        .where('participations.user_id', '=', userId)
        .orderBy('quiz_attempts.started_at')
        .execute()
    ).map(({ snapshot, answers, ...attempt }) => ({ ...attempt, answers: inWords(snapshot, answers) })),
    start_confirmations: await db
      .selectFrom('start_confirmations')
      .innerJoin('courses', 'courses.id', 'start_confirmations.course_id')
      .innerJoin('start_texts', 'start_texts.hash', 'start_confirmations.text_hash')
      .select(['courses.title', 'start_confirmations.number', 'kind', 'lines', 'confirmed_at'])
      .where('user_id', '=', userId)
      .orderBy('confirmed_at')
      .execute(),
    accesses: await db
      .selectFrom('access_users')
      .innerJoin('accesses', 'accesses.id', 'access_users.access_id')
      .select(['accesses.name', 'access_users.created_at'])
      .where('access_users.user_id', '=', userId)
      .orderBy('access_users.created_at')
      .execute(),
    withdrawn_courses: await db
      .selectFrom('withdrawn_courses')
      .innerJoin('courses', 'courses.id', 'withdrawn_courses.course_id')
      .select(['courses.title', 'withdrawn_at', 'given_back_at'])
      .where('withdrawn_courses.user_id', '=', userId)
      .orderBy('withdrawn_at')
      .execute(),
    invitations: await db
      .selectFrom('access_invitations')
      .innerJoin('accesses', 'accesses.id', 'access_invitations.access_id')
      .innerJoin('users', 'users.email', 'access_invitations.email')
      .select(['accesses.name', 'access_invitations.invited_at'])
      .where('users.id', '=', userId)
      .orderBy('access_invitations.invited_at')
      .execute(),
  }),
  // The rest goes with the person's row.
  forget: async ({ db }, { userId }) => {
    await db
      .deleteFrom('access_invitations')
      .where('email', '=', (eb) => eb.selectFrom('users').select('email').where('id', '=', userId))
      .execute()
  },
}
