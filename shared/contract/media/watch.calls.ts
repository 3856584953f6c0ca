import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, numberInAddress, object } from '../primitives.ts'
import { rendition } from './film.ts'

/** Captions as the player gets them. */
export const captionTrack = object({
  language: z.string().describe('BCP 47, e.g. de'),
  label: z.string(),
  url: z.url().describe('The WebVTT file, signed like the playlist; for a transcript'),
}).meta({ id: 'CaptionTrack' })

export const watchAnswer = object({
  url: z.url().describe('HLS playlist with all sizes and the captions, signed'),
  expires_at: instant.describe('When the address stops working; ask again before'),
  duration_seconds: z.number().describe('Of what is shown'),
  part: object({
    from: z.number().describe('The second of the film at which the lecture begins'),
    to: z.number().describe('The second at which it ends'),
  })
    .nullable()
    .describe('Which seconds of the film the lecture shows; its own time begins at the first. null for all'),
  renditions: z
    .array(rendition)
    .describe('Lowest first; more may come while the film is still being processed'),
  complete: z.boolean().describe('Every size is there'),
  captions: z.array(captionTrack),
  thumbnail_image_id: id.nullable(),
}).meta({ id: 'Watch' })
export type WatchAnswer = z.infer<typeof watchAnswer>

export const watchCalls = {
  watch: defineCall({
    method: 'GET',
    path: '/watch',
    who: 'user',
    summary: 'Where to watch the film of a lecture',
    description:
      'For learners with access to the live lecture, and for the owner of a draft. The playlist begins with the size nearest to `preferred-resolution`. 425 until something can be watched: the lowest size is handed out while it is made, by a playlist that grows. 404 when the lecture has no (usable) film.',
    query: object({
      'video-id': id.describe('The lecture of a live course, or of a draft'),
      'film-id': id
        .optional()
        .describe('A film that stands in the text of the lecture; without it the film of the lecture itself'),
      'preferred-resolution': numberInAddress(1, 8640).optional().describe('Height in pixels, e.g. 720'),
    }),
    answer: watchAnswer,
    errors: ['locked', 'start_not_confirmed', 'not_found', 'not_processed_yet'],
  }),
}
