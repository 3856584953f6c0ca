import { z } from 'zod'
import { defineCall } from '../call.ts'
import { lectureType } from '../lectures/lecture.schemas.ts'
import { FEWEST_PEOPLE } from '../lectures/quiz.ts'
import { id, object } from '../primitives.ts'

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe('A month of Berlin, YYYY-MM')
  .meta({ examples: ['2026-03'] })

const section = object({
  from: month.describe('Its first month'),
  until: month.describe('Its last month'),
})

const people = z.int().min(FEWEST_PEOPLE).nullable()

const timeQuery = object({
  'course-id': id.describe('The draft'),
  from: month.optional().describe('Only who began in this month or later; without it from the beginning on'),
  until: month.optional().describe('Only who began in this month or earlier; without it until now'),
}).refine(({ from, until }) => !from || !until || from <= until, {
  message: 'from is after until',
  path: ['until'],
})

const lectureStatistic = object({
  id: id.describe('The live lecture'),
  draft_id: id.nullable().describe('In the draft; null where it was deleted there'),
  title: z.string(),
  chapter_title: z.string(),
  type: lectureType,
  film_seconds: z.number().nullable().describe('How long its film is; null for what is no film'),
  reached: people.describe('Who opened it'),
  done: people.describe('Who has done it'),
  stopped: people.describe(
    'For whom it is the last one they opened: the course is not finished, no pause runs, and nothing happened for 30 days',
  ),
  watched_share: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Of the film, the share that those who opened it have watched on average'),
})
export type LectureStatistic = z.infer<typeof lectureStatistic>

const courseStatistics = object({
  sections: z
    .array(section)
    .describe(
      `The times that can be asked for, of at least ${FEWEST_PEOPLE} people each; a time is counted in whole sections. Empty where fewer have begun in all`,
    ),
  chosen: section.nullable().describe('What was counted; null where there are no sections'),
  started: people.describe('Who began the course'),
  finished: people.describe('Who of them has finished it'),
  lectures: z.array(lectureStatistic).describe('As learners have them now, in their order'),
}).meta({ id: 'CourseStatistics' })
export type CourseStatistics = z.infer<typeof courseStatistics>

const description = `Everybody counts once, with the latest participation. A number is null where telling it would tell of fewer than ${FEWEST_PEOPLE} people, also by taking one time from another.`

/** How a course fares with its learners, as numbers. */
export const courseStatisticCalls = {
  readCourseStatistics: defineCall({
    method: 'GET',
    path: '/course/statistics',
    who: 'creator',
    extension: true,
    summary: 'How many began and finished a course, and how far they came in it',
    description,
    query: timeQuery,
    answer: courseStatistics,
    errors: ['not_found'],
  }),
  readQuestionStatistics: defineCall({
    method: 'GET',
    path: '/course/statistics/questions',
    who: 'creator',
    extension: true,
    summary: 'How many answered each question of the quizzes of a course right at the first try',
    description,
    query: timeQuery,
    answer: object({
      questions: z.array(
        object({
          lecture_id: id.describe('The live quiz'),
          question_id: id,
          question: z.string().describe('Its words as learners have them now'),
          people: people.describe('How many have answered it'),
          right_share: z
            .number()
            .min(0)
            .max(1)
            .nullable()
            .describe('Share of them whose first answer was all right'),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
}
export type QuestionStatistic = z.infer<
  typeof courseStatisticCalls.readQuestionStatistics.answer
>['questions'][number]
