import {
  courseFields,
  line,
  quizContent,
  richTextDocument,
  text,
  type QuizContent,
  type RichTextDocument,
} from '@kursportal/shared/contract'
import { z } from 'zod'
import type { Archive } from '../archive.ts'
import {
  asStored,
  type LeftOut,
  type PlannedChapter,
  type PlannedLecture,
  type ReadPlan,
} from '../plan.types.ts'
import { ImportRefused } from '../refused.ts'

/** The file that says what a package of the platform holds. */
export const COURSE_FILE = 'kursportal-course.json'
/** Which form the file has; a newer one is not read. */
export const PACKAGE_VERSION = 1

const pictureKey = z.string().max(200).nullable()
const lectureAbout = {
  title: line(200),
  description: text(4000),
  minutes: z.int().min(0).max(100_000).nullable(),
  image: pictureKey,
}

/** A course as it travels: its words, its quizzes and its pictures. Films and handouts are named, not brought. */
const packageFile = z.strictObject({
  kursportal: z.literal(PACKAGE_VERSION),
  title: line(200),
  fields: z.record(z.string(), z.unknown()),
  cover: pictureKey,
  portrait: pictureKey,
  chapters: z.array(
    z.strictObject({
      title: line(200),
      description: text(4000),
      image: pictureKey,
      lectures: z.array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('richText'), ...lectureAbout, document: z.unknown() }),
          z.strictObject({ type: z.literal('quiz'), ...lectureAbout, quiz: z.unknown() }),
          z.strictObject({
            type: z.literal('video'),
            ...lectureAbout,
            required_share: z.number().min(0).max(1),
            film: z.boolean(),
            captions: z.array(
              z.strictObject({ language: line(20), label: line(100), vtt: z.string().max(4_000_000) }),
            ),
          }),
        ]),
      ),
    }),
  ),
})
export type PackageFile = z.infer<typeof packageFile>

/** Fields of the course that travel: all that need nothing of the platform they come from. */
export const travellingFields = Object.keys(courseFields).filter(
  (name) =>
    ![
      'title',
      'image_id',
      'instructor_image_id',
      'ninox_id',
      // What was certified is this provider's, here.
      'certification_number',
      'certified_until',
      'zfu_number',
    ].includes(name),
)

const fieldSchemas: Readonly<Record<string, z.ZodType>> = courseFields

/** Whether a package was made by this platform. */
export const isOwnPackage = (archive: Archive): boolean => archive.has(COURSE_FILE)

const isQuiz = (value: unknown): value is QuizContent => quizContent.safeParse(asStored(value)).success
const isDocument = (value: unknown): value is RichTextDocument =>
  richTextDocument.safeParse(asStored(value)).success

const lectureOf = (
  lecture: PackageFile['chapters'][number]['lectures'][number],
  left_out: LeftOut[],
): PlannedLecture[] => {
  const { title, description, minutes, image } = lecture
  const about = { title, description, minutes, image }
  if (lecture.type === 'video') {
    if (lecture.film) left_out.push({ what: title, reason: 'film' })
    const { required_share, captions } = lecture
    return [{ type: 'video', ...about, required_share, captions }]
  }
  if (lecture.type === 'quiz' && isQuiz(lecture.quiz)) return [{ ...about, type: 'quiz', quiz: lecture.quiz }]
  if (lecture.type === 'richText' && isDocument(lecture.document))
    return [{ ...about, type: 'richText', document: lecture.document }]
  left_out.push({ what: title, reason: 'question_broken' })
  return []
}

/** Reads a package of the platform. @throws ImportRefused unreadable, newer_version */
export const readOwnPackage = (archive: Archive): ReadPlan => {
  let file: unknown
  try {
    file = JSON.parse(archive.text(COURSE_FILE))
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused('unreadable')
  }
  const version =
    typeof file === 'object' && file !== null && 'kursportal' in file ? file.kursportal : undefined
  if (typeof version === 'number' && version > PACKAGE_VERSION) throw new ImportRefused('newer_version')
  const read = packageFile.safeParse(file)
  if (!read.success) throw new ImportRefused('unreadable')
  const left_out: LeftOut[] = []
  const fields = Object.fromEntries(
    travellingFields.flatMap((name) => {
      const schema = fieldSchemas[name]
      const value = schema?.safeParse(read.data.fields[name])
      return value?.success && name in read.data.fields ? [[name, value.data]] : []
    }),
  )
  const chapters: PlannedChapter[] = read.data.chapters.map(({ title, description, image, lectures }) => ({
    title,
    description,
    image,
    lectures: lectures.flatMap((lecture) => lectureOf(lecture, left_out)),
  }))
  const pictures = archive.names.filter((name) => name.startsWith('pictures/'))
  return {
    format: 'kursportal',
    title: read.data.title,
    fields: { ...fields, cover: read.data.cover, portrait: read.data.portrait },
    chapters,
    left_out,
    pictures: new Map(pictures.map((name) => [name, () => archive.bytes(name)])),
  }
}
