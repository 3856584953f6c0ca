import { z } from 'zod'
import { editable } from '../edits.ts'
import { film } from '../media/film.ts'
import { id, instant, line, object, text } from '../primitives.ts'

/** The kinds of lecture (specification, Lectures). */
export const lectureType = z.enum(['video', 'richText', 'quiz'])
export type LectureType = z.infer<typeof lectureType>

/** What a creator sets about a chapter. */
export const chapterFields = { title: line(200), description: text(4000), image_id: id.nullable() }

const secondOfFilm = z.number().min(0).max(86_400)

/** Which part of a film a lecture shows; the film itself stays whole. */
export const filmCut = object({
  film_id: id.describe('The film it was made for; another one is shown whole'),
  from: secondOfFilm.describe('The second of the film at which it begins'),
  to: secondOfFilm.nullable().describe('The second at which it ends; null for the end of the film'),
}).meta({ id: 'FilmCut' })

/** What a creator sets about a lecture. */
export const videoFields = {
  title: line(200),
  description: text(4000),
  minutes: z
    .int()
    .min(0)
    .max(600)
    .nullable()
    .describe('Minutes a lecture without a film takes; null when not stated'),
  image_id: id.nullable().describe('Own picture; without one a film shows its thumbnail'),
  required_share: z
    .number()
    .min(0.01)
    .max(1)
    .describe('Share of a film that must be watched for the lecture to be done'),
  film_cut: filmCut.nullable().describe('Which part of its film is shown; null for all of it'),
}

export const captionLanguage = object({ language: z.string(), label: z.string() })

export const chapterDraft = object({
  id,
  live_id: id.nullable(),
  course_id: id,
  position: z.int().min(0),
  ...chapterFields,
  lectures: z.int().min(0),
  created_at: instant,
  updated_at: instant,
  ...editable,
}).meta({ id: 'ChapterDraft' })
export type ChapterDraft = z.infer<typeof chapterDraft>

export const videoDraft = object({
  id,
  live_id: id.nullable(),
  chapter_id: id,
  course_id: id,
  position: z.int().min(0),
  type: lectureType,
  ...videoFields,
  duration_seconds: z
    .number()
    .nullable()
    .describe('Of the film as far as it is shown, or from the stated minutes'),
  media: film.nullable().describe('The film learners will see; null for other types and without one'),
  upload: film.nullable().describe('A newer file on its way to replace it, or why it failed'),
  former_media: film
    .nullable()
    .describe('The film it showed before, which can be taken back; null for other types and without one'),
  captions: z.array(captionLanguage),
  question_count: z.int().nullable().describe('Of a quiz'),
  has_text: z.boolean().nullable().describe('Of a rich text: whether anything is written'),
  created_at: instant,
  updated_at: instant,
  // of its fields; its text or quiz has its own
  ...editable,
}).meta({ id: 'VideoDraft' })
export type VideoDraft = z.infer<typeof videoDraft>

export const chapterWithVideosDraft = object({
  ...chapterDraft.shape,
  videos: z.array(videoDraft),
}).meta({ id: 'ChapterWithVideosDraft' })
export type ChapterWithVideosDraft = z.infer<typeof chapterWithVideosDraft>

/** A chapter or lecture that was removed from a draft and can still be put back. */
export const deletedPart = object({
  id: id.describe('As it was; it comes back under it'),
  kind: z.enum(['chapter', 'lecture']),
  title: z.string(),
  type: lectureType.nullable().describe('Of a lecture'),
  lectures: z.int().min(0).describe('Of a chapter: how many come back with it'),
  chapter: object({
    title: z.string(),
    deleted: z.boolean().describe('It lies in the bin as well: it comes back first'),
  })
    .nullable()
    .describe('Of a lecture: the chapter it was in'),
  deleted_at: instant,
  kept_until: instant.describe('Until then it can be put back'),
}).meta({ id: 'DeletedPart' })
export type DeletedPart = z.infer<typeof deletedPart>
