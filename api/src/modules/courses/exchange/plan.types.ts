import type {
  CourseFields,
  ImportFormat,
  LeftOutReason,
  QuizContent,
  QuizQuestion,
  RichTextDocument,
} from '@kursportal/shared/contract'
import type { CaptionSnapshot } from '@kursportal/shared/domain'

/** Something of a file that does not come, and why. */
export type LeftOut = { what: string; reason: LeftOutReason }

export type PlannedLecture = {
  title: string
  description?: string
  minutes?: number | null
  image?: string | null
} & (
  | { type: 'richText'; document: RichTextDocument }
  | { type: 'quiz'; quiz: QuizContent }
  | { type: 'video'; required_share?: number; captions?: CaptionSnapshot[] }
)

export type PlannedChapter = {
  title: string
  description?: string
  image?: string | null
  lectures: PlannedLecture[]
}

/**
 * What a file would become. Pictures in it stand as `PICTURE` addresses with their key until they are stored; `pictures`
 * has them by key.
 */
export type ImportPlan = Omit<ReadPlan, 'pictures'> & { pictures: Map<string, Uint8Array> }

/** The same before its pictures are read. */
export type ReadPlan = ReadCourse & {
  format: ImportFormat
  fields?: Partial<CourseFields> & { cover?: string | null; portrait?: string | null }
}

/** What stays behind of a file, and the pictures of what comes, by key. */
type Read = { left_out: LeftOut[]; pictures: Map<string, () => Uint8Array> }

/** A course as a package has it. */
export type ReadCourse = Read & { title: string; chapters: PlannedChapter[] }

/** The pages of a document. */
export type ReadPages = Read & { lectures: PlannedLecture[] }

/** The questions of a file, and those that stay behind. */
export type ReadQuestions = {
  questions: QuizQuestion[]
  left_out: LeftOut[]
  /** Those their options show, by key. */
  pictures?: Map<string, () => Uint8Array>
}

/** What a picture of a planned text or question is called until it is stored. */
export const PICTURE = 'import:'

const STAND_IN = '00000000-0000-7000-8000-000000000000'

/** What is planned as it will be once its pictures are stored, so that it can be checked before. */
export const asStored = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replace(/"src":"import:[^"]*"/g, `"src":"/api/image?id=${STAND_IN}"`)
      .replace(/"image_id":"import:[^"]*"/g, `"image_id":"${STAND_IN}"`),
  )
