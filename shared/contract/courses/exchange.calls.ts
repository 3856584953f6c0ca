import { z } from 'zod'
import { defineCall } from '../call.ts'
import { quizQuestion } from '../lectures/quiz.ts'
import { fileName } from '../media/attachments.calls.ts'
import { flag, id, object } from '../primitives.ts'

/** Bytes of one file to import. */
export const importMaxBytes = 100 * 1024 ** 2

/** What is imported: a file, told by what it holds and not by its name, or a course of Ninox. */
export const importFormat = z.enum([
  'kursportal',
  'gift',
  'moodle_xml',
  'h5p',
  'docx',
  'pptx',
  'pdf',
  'captions',
  'moodle_backup',
  'olx',
  'common_cartridge',
  'exelearning',
  'ninox',
])
export type ImportFormat = z.infer<typeof importFormat>

/** Why something of a file does not come. */
export const leftOutReason = z.enum([
  'question_kind',
  'question_broken',
  'activity_kind',
  'file_kind',
  'file_missing',
  'picture',
  'film',
  'embedded',
  'drawing',
  'program',
  'link',
  'notes',
  'hidden',
  'look',
  'empty',
  'draw',
  'scoring',
  'attempts',
  'only_intro',
  'was_hidden',
  'branching',
  'unasked',
  'letters',
  'too_long',
  'too_much',
])
export type LeftOutReason = z.infer<typeof leftOutReason>

/** Why nothing of a file comes, as `reason` of `import_refused`. */
export type ImportRefusal =
  | 'unknown_format'
  | 'old_office'
  | 'old_exelearning'
  | 'scorm'
  | 'unreadable'
  | 'encrypted'
  | 'newer_version'
  | 'nothing_found'
  | 'too_large'
  | 'too_many_files'
  | 'unsafe_path'

const plannedLecture = object({
  title: z.string(),
  type: z.enum(['video', 'richText', 'quiz']),
  question_count: z.int().min(0).nullable().describe('Of a quiz; null for the others'),
})

/** What a file holds: what becomes of it, and what stays behind. */
export const importReport = object({
  format: importFormat.describe('What kind of file it is, or Ninox'),
  title: z.string().describe('What a new course of it is called'),
  chapters: z.array(object({ title: z.string(), lectures: z.array(plannedLecture) })),
  picture_count: z.int().min(0).describe('Pictures that come'),
  question_count: z.int().min(0).describe('Questions that come, of all quizzes'),
  left_out: z
    .array(object({ what: z.string(), reason: leftOutReason }))
    .describe('What does not come, and why; the first 500'),
  left_out_count: z.int().min(0).describe('How many things do not come'),
  questions: z.array(quizQuestion).nullable().describe('All questions, where they were asked for'),
  course_id: id
    .nullable()
    .describe('The draft it was taken into; null when nothing was taken. Of Ninox, the draft it would renew'),
}).meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof importReport>

/** Bringing courses along from elsewhere, and taking them away. */
export const exchangeCalls = {
  importFile: defineCall({
    method: 'POST',
    path: '/import-file',
    who: 'creator',
    extension: true,
    idempotencyKey: true,
    summary: 'Read a file of another program, say what would come, and take it as a whole or not at all',
    description:
      'The body is the file. With `dry_run` nothing is stored. Otherwise it becomes a new draft, or chapters at the end of the draft `course-id`. `import_refused` has `{ reason }` as details: unknown_format, old_office, old_exelearning, scorm, unreadable, encrypted, newer_version, nothing_found, too_large, too_many_files, unsafe_path.',
    query: object({
      name: fileName,
      dry_run: flag.optional().describe('Only says what would come'),
      'course-id': id.optional().describe('The draft to add to; without it a new course'),
      with_questions: flag.optional().describe('Answers the questions as well, to be taken into a quiz'),
    }),
    body: { binary: ['application/octet-stream'] },
    bodyLimit: importMaxBytes,
    answer: importReport,
    errors: ['not_found', 'not_in_dev_mode', 'import_refused'],
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  exportCourse: defineCall({
    method: 'GET',
    path: '/export-course',
    who: 'creator',
    extension: true,
    summary: 'A draft as a package: its words, texts, quizzes, subtitles and pictures',
    description:
      'A zip file, which `POST /import-file` reads. Films, handouts, certification and people do not travel.',
    query: object({ 'course-id': id }),
    answer: { binary: ['application/zip'] },
    errors: ['not_found'],
  }),
}
