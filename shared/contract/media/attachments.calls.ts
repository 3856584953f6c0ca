import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, line, listOf, object } from '../primitives.ts'

/** Content types a handout may have: what every phone opens, and nothing that runs. */
export const attachmentTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'audio/mpeg',
  'audio/mp4',
] as const

/** Bytes of one handout. */
export const attachmentMaxBytes = 50 * 1024 ** 2

/** What a handout is called; a path is no name. */
export const fileName = line(200)
  .refine((name) => !/[\\/]/.test(name), 'a name without slashes')
  .describe('File name, without a path')

/** A handout of a lecture. */
export const attachment = object({
  id,
  file_id: id.describe('Names the file itself: copies of a lecture share it; a rich text places it by this'),
  name: z.string().describe('File name to show and to save under'),
  content_type: z.enum(attachmentTypes),
  bytes: z.int().min(0),
  created_at: instant,
}).meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof attachment>

export const attachmentCalls = {
  listAttachments: defineCall({
    method: 'GET',
    path: '/attachments',
    who: 'user',
    extension: true,
    summary: 'The handouts of a lecture',
    description: 'Of a live lecture for learners it is open to; of a draft for its owner.',
    query: object({ 'video-id': id.describe('The lecture of a live course, or of a draft') }),
    answer: listOf(attachment),
    errors: ['locked', 'start_not_confirmed', 'not_found'],
  }),
  uploadAttachment: defineCall({
    method: 'POST',
    path: '/attachment',
    who: 'creator',
    extension: true,
    summary: 'Add a handout to a draft lecture',
    description:
      'The body is the file itself, its type in `Content-Type`. At most 20 a lecture (409 `conflict`). 415 also when the content is not what the type says.',
    query: object({ 'video-id': id, name: fileName }),
    body: { binary: attachmentTypes },
    bodyLimit: attachmentMaxBytes,
    answer: attachment,
    errors: ['not_found', 'not_in_dev_mode', 'conflict'],
  }),
  downloadAttachment: defineCall({
    method: 'GET',
    path: '/attachment',
    who: 'user',
    extension: true,
    summary: 'The file of a handout',
    description: 'Answers `Range`, so that a sound can be played from anywhere.',
    query: object({ 'attachment-id': id }),
    answer: { binary: attachmentTypes },
    errors: ['locked', 'start_not_confirmed', 'not_found'],
  }),
  deleteAttachment: defineCall({
    method: 'DELETE',
    path: '/attachment',
    who: 'creator',
    summary: 'Remove a handout of a draft lecture',
    query: object({ 'attachment-id': id }),
    errors: ['not_found', 'not_in_dev_mode'],
  }),
}
