import { z } from 'zod'
import { day, id, instant, object } from '../primitives.ts'
import { certificateMark } from '../certificates/certificate.schemas.ts'
import { pick } from '../../domain/records.ts'
import { cardFields, courseFields, pageFields } from '../courses/course-fields.ts'
import { captionLanguage, lectureType } from '../lectures/lecture.schemas.ts'

/** Why a chapter or lecture cannot be opened yet. */
export const lock = object({
  reason: z
    .enum(['previous_not_done', 'not_yet', 'course_closed'])
    .describe(
      'previous_not_done: something before it is not done; not_yet: its day has not come; course_closed: the person has not begun, and nobody may any more (`can_begin`)',
    ),
  until: instant.nullable().describe('When it opens, where that is known'),
  wait_days: z
    .int()
    .nullable()
    .describe(
      'Of the first lecture of a chapter: how many days after the begin of the chapter before it opens, while that was not begun',
    ),
}).meta({ id: 'Lock' })
export type Lock = z.infer<typeof lock>

const share = z.number().min(0).max(1)
const seconds = z.number().min(0)

/** Whether a learner has begun a course, and finished it. */
export const learningState = z.enum(['not_started', 'running', 'finished'])
export type LearningState = z.infer<typeof learningState>

/** Where *Weiterlernen* leads. */
export const nextLecture = object({
  video_id: id,
  title: z.string(),
  type: lectureType,
  chapter_title: z.string(),
  position_seconds: seconds.describe('Where a film was left'),
  duration_seconds: seconds.nullable(),
  thumbnail_image_id: id.nullable(),
}).meta({ id: 'NextLecture' })
export type NextLecture = z.infer<typeof nextLecture>

/** Whether a finished course may be taken again, and from which day. */
export const redo = object({
  possible: z.boolean(),
  possible_from: day
    .nullable()
    .describe('null while the course is not finished, and while nobody may begin it'),
}).meta({ id: 'Redo' })
export type Redo = z.infer<typeof redo>

const standing = {
  state: learningState,
  progress: share.describe('Mean of the lectures, a done one counting whole; 1 once finished'),
  lectures_done: z.int().min(0),
  lectures_total: z.int().min(0),
  duration_seconds: seconds.describe('Of all lectures'),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  learned_at: instant
    .nullable()
    .describe('When something of it was learned last, in the current participation'),
  invited_at: instant.nullable().describe('When the person took an access that grants it'),
  next_lecture: nextLecture
    .nullable()
    .describe('The first lecture that is open and not done; null when there is none'),
  paused_until: day.nullable().describe('The last day of the pause that runs; null for none'),
  next_unlock_at: instant.nullable().describe('When the next locked chapter opens, where that is known'),
  certificate: certificateMark.nullable().describe('Of the current participation'),
  redo,
  can_begin: z
    .boolean()
    .describe('Whether it may be begun, or begun anew: not when its certification is over'),
}

/** A course on *Meine Kurse*. */
export const learnerCourseSummary = object({
  id,
  ...pick(courseFields, cardFields),
  ...standing,
}).meta({ id: 'LearnerCourseSummary' })
export type LearnerCourseSummary = z.infer<typeof learnerCourseSummary>

/** How much of a course somebody took part in, by its rule of participation. */
export const attendance = object({
  counts: z
    .enum(['units', 'lectures'])
    .describe('What the numbers are of: the units the course states, else its lectures'),
  offered: z.int().min(0).describe('How many the course has'),
  attended: z.int().min(0).describe('How many count as attended'),
  needed: z.int().min(1).describe('How many the rule of participation asks for'),
  missing: z.int().min(0).describe('How many more until it may be finished'),
}).meta({ id: 'Attendance' })

/** A course's own page. */
export const learnerCourse = object({
  ...learnerCourseSummary.shape,
  ...pick(courseFields, pageFields),
  chapters_total: z.int().min(0),
  republished_at: instant
    .nullable()
    .describe('When it was published anew since the running participation began; null where it was not'),
  participation: object({ id, number: z.int() }).nullable(),
  attendance: attendance.describe('Of the current participation; once finished, as it was finished'),
  can: object({
    finish: z
      .boolean()
      .describe('As much was attended as the rule of participation asks for, and it is not finished yet'),
    confirm: z.boolean().describe('It is finished and has no certificate yet'),
    redo: z.boolean(),
    pause: z.boolean().describe('A pause can begin today, and there is something that would move'),
  }),
}).meta({ id: 'LearnerCourse' })
export type LearnerCourse = z.infer<typeof learnerCourse>

export const learnerChapter = object({
  id,
  course_id: id,
  position: z.int().min(0),
  title: z.string(),
  description: z.string(),
  image_id: id.nullable(),
  locked: lock.nullable(),
  lectures_done: z.int().min(0),
  lectures_total: z.int().min(0),
  duration_seconds: seconds,
}).meta({ id: 'LearnerChapter' })
export type LearnerChapter = z.infer<typeof learnerChapter>

export const learnerVideo = object({
  id,
  chapter_id: id,
  course_id: id,
  position: z.int().min(0),
  type: lectureType,
  title: z.string(),
  duration_seconds: seconds.nullable(),
  thumbnail_image_id: id.nullable().describe('Own picture, or one out of the film'),
  locked: lock.nullable(),
  progress: share,
  done: z.boolean(),
  position_seconds: seconds,
}).meta({ id: 'LearnerVideo' })
export type LearnerVideo = z.infer<typeof learnerVideo>

export const learnerChapterWithVideos = object({
  ...learnerChapter.shape,
  videos: z.array(learnerVideo),
}).meta({ id: 'LearnerChapterWithVideos' })
export type LearnerChapterWithVideos = z.infer<typeof learnerChapterWithVideos>

/** Seconds of a film that were really played: `[from, to]`. */
export const watchedRange = z
  .tuple([seconds, seconds])
  .refine(([from, to]) => from <= to, 'must not end before it begins')
  .describe('[from, to] in seconds')

const neighbour = object({ id, title: z.string(), locked: lock.nullable() })

/** The page of one lecture. */
export const learnerVideoPage = object({
  ...learnerVideo.shape,
  description: z.string(),
  required_share: share,
  watched: z.array(watchedRange).describe('Union of what was played, in order'),
  done_at: instant.nullable(),
  captions: z.array(captionLanguage),
  chapter_title: z.string(),
  chapter_position: z.int().min(0),
  course_title: z.string(),
  number: z.int().min(1).describe('Which lecture of the course this is'),
  lectures_total: z.int().min(1),
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
  forum_enabled: courseFields.forum_enabled,
  course_finished: z.boolean(),
  course_done: z
    .boolean()
    .describe('Every lecture of the course is done; somebody may have finished it before that'),
}).meta({ id: 'LearnerVideoPage' })
export type LearnerVideoPage = z.infer<typeof learnerVideoPage>

/** What a report of progress led to. */
export const progressResult = object({
  video_id: id,
  progress: share,
  done: z.boolean(),
  position_seconds: seconds,
  watched: z.array(watchedRange),
  course: object({
    id,
    progress: share,
    lectures_done: z.int().min(0),
    lectures_total: z.int().min(0),
    finished: z.boolean(),
  }),
}).meta({ id: 'ProgressResult' })
export type ProgressResult = z.infer<typeof progressResult>

/** One time a person took a course. */
export const participation = object({
  id,
  course_id: id,
  course_title: z.string(),
  image_id: id.nullable(),
  number: z.int().min(1).describe('1 for the first time, 2 for the redo …'),
  state: learningState,
  started_at: instant,
  finished_at: instant.nullable(),
  learned_at: instant.nullable().describe('When something of it was learned last'),
  lectures_done: z.int().min(0),
  lectures_total: z.int().min(0),
  progress: share,
  current: z.boolean().describe('The newest one of its course'),
  certificate: certificateMark.nullable(),
  withdrawn: z
    .boolean()
    .describe(
      'The contract about the course was withdrawn from: a certificate not fetched by then is issued no more',
    ),
}).meta({ id: 'Participation' })
export type Participation = z.infer<typeof participation>
