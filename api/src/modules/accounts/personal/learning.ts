import type { PersonalData } from './part.ts'

/** Which courses somebody takes, and how far they are. Goes with the person's row. */
export const learning: PersonalData = {
  section: 'learning',
  collect: async ({ db }, userId) => ({
    participations: await db
      .selectFrom('participations')
      .innerJoin('courses', 'courses.id', 'participations.course_id')
      .select(['courses.title', 'participations.number', 'started_at', 'finished_at'])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .execute(),
    lectures: await db
      .selectFrom('lecture_progress')
      .innerJoin('participations', 'participations.id', 'lecture_progress.participation_id')
      .innerJoin('videos', 'videos.id', 'lecture_progress.video_id')
      .select(['videos.title', 'progress', 'position_seconds', 'opened_at', 'reported_at', 'done_at'])
      .where('participations.user_id', '=', userId)
      .orderBy('opened_at')
      .execute(),
    quiz_attempts: await db
      .selectFrom('quiz_attempts')
      .innerJoin('participations', 'participations.id', 'quiz_attempts.participation_id')
      .leftJoin('videos', 'videos.id', 'quiz_attempts.video_id')
      .select([
        'videos.title',
        'quiz_attempts.number',
        'answers',
        'quiz_attempts.started_at',
        'submitted_at',
        'correct',
        'passed',
      ])
      .where('participations.user_id', '=', userId)
      .orderBy('quiz_attempts.started_at')
      .execute(),
    accesses: await db
      .selectFrom('access_users')
      .innerJoin('accesses', 'accesses.id', 'access_users.access_id')
      .select(['accesses.name', 'access_users.created_at'])
      .where('access_users.user_id', '=', userId)
      .orderBy('access_users.created_at')
      .execute(),
  }),
}
