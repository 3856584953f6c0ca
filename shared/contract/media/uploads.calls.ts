import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, line, listOf, object } from '../primitives.ts'
import { videoDraft } from '../lectures/lecture.schemas.ts'
import { filmFailure } from './film.ts'

/**
 * What is pushed over the WebSocket `/video-upload-done` when an upload is done or has failed, or when a course does not
 * go live that waited for a film.
 */
export const uploadMessage = object({
  video_upload_id: id,
  video_id: id.describe('The draft lecture'),
  name: z.string().describe('Title of the lecture; of the course for a publish'),
  thumbnail: id.nullable().describe('Image id of the film’s picture'),
  success: z.boolean(),
  kind: z
    .literal('publish')
    .optional()
    .describe('It tells of a course that waited for a film and does not go live; left out for an upload'),
})
export type UploadMessage = z.infer<typeof uploadMessage>

/** An entry of the bell: the message with what the server knows besides. */
export const uploadNotification = uploadMessage
  .extend({
    created_at: instant,
    seen: z.boolean(),
    failure: filmFailure.nullable().describe('Why it failed'),
    course_id: id
      .nullable()
      .describe('The draft course; null once the course, or the lecture of an upload, is deleted'),
    course_title: z.string().nullable().describe('Null where `course_id` is'),
    chapter_id: id.nullable(),
  })
  .meta({ id: 'UploadNotification' })
export type UploadNotification = z.infer<typeof uploadNotification>

export const uploadCalls = {
  createUploadLink: defineCall({
    method: 'PUT',
    path: '/video/upload-link',
    who: 'creator',
    summary: 'Where to upload a film of a draft lecture',
    description:
      'Answers an address for the tus 1.0 protocol. `POST` there creates the upload (tus `endpoint`) and its `Location` is the same address; `HEAD` says how much has arrived, `PATCH` goes on: an interrupted upload continues by the address alone. Asking again for the same lecture with the same file (name, size and `fingerprint`) answers the unfinished upload, or that it is `complete` and nothing is left to send; another file begins a new one. With `video_upload_id` it is about that upload alone: 404 once it was given up. A lecture of the type `video` shows the film itself; one of the type `richText` has its films in the text, by their `video_upload_id`. A quiz takes none (409 `conflict`). The lecture’s earlier film stays until the new one is ready, and live until the next publish.',
    query: object({ 'video-id': id }),
    body: object({
      file_name: line(255).optional(),
      bytes: z.int().min(0).optional().describe('Size of the file, to be told at once when it is too large'),
      fingerprint: line(300)
        .optional()
        .describe(
          'By what the client knows the same file again, e.g. its name, size and time of last change',
        ),
      video_upload_id: id.optional().describe('The upload to go on with'),
    }),
    answer: object({
      upload_url: z
        .url()
        .describe('tus address, signed; a tus client takes it both as endpoint and as uploadUrl'),
      video_upload_id: id,
      max_bytes: z.int().describe('Largest file accepted, in bytes'),
      expires_at: instant.describe('Until then the upload must be finished'),
      resumes: z.boolean().describe('This upload was begun before'),
      complete: z.boolean().describe('The whole file is there: nothing is to be sent'),
    }),
    errors: ['not_found', 'not_in_dev_mode', 'conflict', 'payload_too_large', 'video_quota_used_up'],
  }),
  cancelUpload: defineCall({
    method: 'DELETE',
    path: '/video/upload',
    who: 'creator',
    extension: true,
    summary: 'Give up an upload, or a film that is being processed',
    description:
      'What has arrived is deleted, a film being processed is not made to its end, and nobody is told. The lecture keeps the film it has. One that failed is no longer shown. 409 `conflict` for a film that is ready.',
    query: object({ 'video-upload-id': id }),
    errors: ['not_found', 'not_in_dev_mode', 'conflict'],
  }),
  takeFormerFilm: defineCall({
    method: 'PUT',
    path: '/video/former-film',
    who: 'creator',
    extension: true,
    summary: 'Show the film again that a draft lecture had before',
    description:
      'The two change places, so the same call takes it back. 409 `conflict` when there is none (any more): films nothing shows are kept for 30 days.',
    query: object({ 'video-id': id.describe('The draft lecture') }),
    answer: videoDraft,
    errors: ['not_found', 'not_in_dev_mode', 'conflict'],
  }),
  listUploads: defineCall({
    method: 'GET',
    path: '/uploads',
    who: 'creator',
    summary:
      'The newest 100 finished or failed uploads of one’s own, and publishes that waited for a film in vain, for the bell',
    answer: listOf(uploadNotification).extend({ unseen: z.int().min(0) }),
  }),
  markUploadsSeen: defineCall({
    method: 'DELETE',
    path: '/uploads',
    who: 'creator',
    summary: 'Mark all upload notifications as seen',
  }),
}
