import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, listOf, object } from '../primitives.ts'

const room = object({ films: z.int().min(0).describe('How many'), bytes: z.int().min(0) })

/** A film that counts towards what its creator may have. */
export const filmInSpace = object({
  video_upload_id: id,
  file_name: z.string(),
  bytes: z
    .int()
    .min(0)
    .describe('What it counts: the size of the file; of an upload that stands still, what has arrived'),
  use: z
    .enum(['shown', 'coming', 'page', 'former'])
    .describe(
      'shown: by a draft or a live course; coming: on its way; page: only a landing page shows it; former: only earlier publishes hold it',
    ),
  course_id: id.describe('The draft'),
  course_title: z.string(),
  video_id: id.nullable().describe('The draft lecture; null where only an earlier publish has it'),
  video_title: z.string().nullable(),
}).meta({ id: 'FilmInSpace' })
export type FilmInSpace = z.infer<typeof filmInSpace>

/** A film that only a landing page shows, since its lecture is gone. */
const pageFilm = object({
  video_upload_id: id,
  file_name: z.string(),
  bytes: z.int().min(0),
  access_id: id.describe(
    'The access whose landing page shows it, or did in a version that can be taken back',
  ),
  access_name: z.string().describe('What its owner calls the access'),
}).meta({ id: 'PageFilm' })

export const spaceCalls = {
  readSpace: defineCall({
    method: 'GET',
    path: '/video-space',
    who: 'creator',
    extension: true,
    summary: 'What the films of one’s own use of what one may have, largest first',
    description:
      'Counted are films a draft, a live course, a landing page or an earlier publish shows, and uploads that move; of an upload that stands still only what has arrived. Films of deleted lectures and courses, and those replaced before they were published, count nothing.',
    answer: listOf(filmInSpace).extend({
      page_films: z
        .array(pageFilm)
        .describe('Films that count as well though their lecture is gone: a landing page keeps them'),
      used: room.describe('What counts now'),
      limit: room.describe('What one may have'),
    }),
  }),
  freeFormerFilms: defineCall({
    method: 'DELETE',
    path: '/video-space',
    who: 'creator',
    extension: true,
    summary: 'Delete the films that only earlier publishes of a course hold',
    description: 'When such a publish is restored, its lectures come back without these films.',
    query: object({ 'course-id': id.describe('The draft') }),
    answer: room,
    errors: ['not_found'],
  }),
}
