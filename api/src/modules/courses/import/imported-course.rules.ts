import { z } from 'zod'
import {
  chapterFields,
  courseFields,
  richTextDocument,
  videoFields,
  type RichTextDocument,
} from '@kursportal/shared/contract'
import type { NinoxRecord } from '../../../platform/ninox/ninox.ts'

/** The tables of the external database a course is read from. */
export const ninoxTables = { course: 'Kurse', chapter: 'Kapitel', lecture: 'Lektionen' } as const

/** A record that cannot be used: where it is and which field is wrong. */
export type UnusableField = { table: string; record: number; field: string }

/** What the external database says about a course; a field it leaves empty is undefined. */
export type ImportedCourse = z.output<typeof courseRecord> & { chapters: ImportedChapter[] }
export type ImportedChapter = z.output<typeof chapterRecord> & {
  number: number
  lectures: ImportedLecture[]
}
export type ImportedLecture = z.output<typeof lectureRecord> & { number: number }

/** A field that may be empty or missing in the external database. */
const given = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value): z.output<T> | undefined => value ?? undefined)

const linesOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '')

/** Paragraphs are parted by empty lines, lines within one by a break. */
const documentOf = (text: string): RichTextDocument => ({
  type: 'doc',
  content: text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      type: 'paragraph' as const,
      content: lines.flatMap((line, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
        { type: 'text' as const, text: line },
      ]),
    })),
})

const courseRecord = z
  .object({
    Titel: courseFields.title.min(1),
    Beschreibung: given(courseFields.description),
    Lernziele: given(z.string().transform(linesOf).pipe(courseFields.outcomes)),
    // in euros
    Preis: given(
      z
        .number()
        .transform((euros) => Math.round(euros * 100))
        .pipe(courseFields.price_cents),
    ),
    'Nur für Minderjährige': given(courseFields.minors_only),
    Dauer: given(courseFields.time_alternative_text),
    Kurseinheiten: given(courseFields.units_offered),
    'Minuten je Kurseinheit': given(courseFields.unit_minutes),
    Kursleitung: given(courseFields.instructor_name),
    Qualifikation: given(courseFields.instructor_qualification),
  })
  .transform((fields) => ({
    title: fields.Titel,
    description: fields.Beschreibung,
    outcomes: fields.Lernziele,
    price_cents: fields.Preis,
    minors_only: fields['Nur für Minderjährige'],
    time_alternative_text: fields.Dauer,
    units_offered: fields.Kurseinheiten,
    unit_minutes: fields['Minuten je Kurseinheit'],
    instructor_name: fields.Kursleitung,
    instructor_qualification: fields.Qualifikation,
  }))

const chapterRecord = z
  .object({ Titel: chapterFields.title.min(1), Beschreibung: given(chapterFields.description) })
  .transform((fields) => ({ title: fields.Titel, description: fields.Beschreibung }))

const kinds = { video: 'video', text: 'richText', quiz: 'quiz' } as const

const lectureRecord = z
  .object({
    Titel: videoFields.title.min(1),
    Art: z
      .string()
      .transform((word) => word.trim().toLowerCase())
      .pipe(z.enum(['video', 'text', 'quiz']))
      .transform((word) => kinds[word]),
    Beschreibung: given(videoFields.description),
    Minuten: given(videoFields.minutes),
    Text: given(z.string().transform(documentOf).pipe(richTextDocument)),
  })
  .transform((fields) => ({
    title: fields.Titel,
    type: fields.Art,
    description: fields.Beschreibung,
    minutes: fields.Minuten,
    rich_text: fields.Text,
  }))

/**
 * The course of a record with its chapters and lectures in their order, from the records of the three tables; those of
 * other courses do not matter. All unusable fields are named, so that they can be corrected in one go.
 */
export const readImportedCourse = (records: {
  course: NinoxRecord
  chapters: readonly NinoxRecord[]
  lectures: readonly NinoxRecord[]
}): { course: ImportedCourse | null; unusable: UnusableField[] } => {
  const unusable: UnusableField[] = []
  const read = <T extends z.ZodType>(table: string, { id, fields }: NinoxRecord, schema: T) => {
    const parsed = schema.safeParse(fields)
    if (parsed.success) return [parsed.data]
    const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
    unusable.push(...[...names].map((field) => ({ table, record: id, field })))
    return []
  }
  const [course] = read(ninoxTables.course, records.course, courseRecord)
  const chapters = belongingTo(records.chapters, 'Kurs', records.course.id).flatMap((chapter) => {
    const lectures = belongingTo(records.lectures, 'Kapitel', chapter.id).flatMap((lecture) =>
      read(ninoxTables.lecture, lecture, lectureRecord).map((fields) => ({ ...fields, number: lecture.id })),
    )
    return read(ninoxTables.chapter, chapter, chapterRecord).map((fields) => ({
      ...fields,
      number: chapter.id,
      lectures,
    }))
  })
  return { course: course && unusable.length === 0 ? { ...course, chapters } : null, unusable }
}

const placeOf = ({ fields }: NinoxRecord): number =>
  typeof fields['Reihenfolge'] === 'number' ? fields['Reihenfolge'] : Number.MAX_VALUE

/** The records that name another one in a field, by `Reihenfolge`, those without one last. */
const belongingTo = (records: readonly NinoxRecord[], field: string, number: number): NinoxRecord[] =>
  records
    .filter(({ fields }) => Number(fields[field] ?? Number.NaN) === number)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id)
