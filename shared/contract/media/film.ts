import { z } from 'zod'
import { id, instant, object } from '../primitives.ts'

/**
 * Why an uploaded film cannot be used; the German sentence is keyed by it.
 * `empty`: no bytes · `not_a_video`: another kind of file · `no_picture`: only sound · `unreadable`: damaged or cut
 * off · `too_large`, `too_long`: over the limits of `GET /system-config` · `upload_expired`: never finished ·
 * `processing_failed`: our fault.
 */
export const filmFailure = z
  .enum([
    'empty',
    'not_a_video',
    'no_picture',
    'unreadable',
    'too_large',
    'too_long',
    'upload_expired',
    'processing_failed',
  ])
  .meta({ id: 'FilmFailure' })
export type FilmFailure = z.infer<typeof filmFailure>

/** A size a film can be watched in. */
export const rendition = object({
  height: z.int().describe('Pixels; the short side names the size, e.g. 360p'),
  width: z.int(),
  bandwidth: z.int().describe('Bits per second at most'),
}).meta({ id: 'Rendition' })

/**
 * The film of a video lecture as its creator sees it: the newest upload, whatever became of it.
 * uploading → processing → ready | failed.
 */
export const film = object({
  video_upload_id: id,
  file_name: z.string(),
  bytes: z.int().min(0).describe('Size of the file'),
  state: z.enum(['uploading', 'processing', 'ready', 'failed']),
  failure: filmFailure.nullable(),
  progress: z.number().min(0).max(1).describe('Share of the processing that is done'),
  watchable: z.boolean().describe('The lowest size can be watched, while it is made as far as it is there'),
  duration_seconds: z.number().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  has_audio: z.boolean().nullable(),
  renditions: z.array(rendition),
  thumbnail_image_id: id.nullable(),
  created_at: instant,
}).meta({ id: 'Film' })
export type Film = z.infer<typeof film>
