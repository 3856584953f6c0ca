import { z } from 'zod'
import { preventionFieldNames } from '../../domain/courses/prevention.ts'
import { pick } from '../../domain/records.ts'
import { defineCall } from '../call.ts'
import { courseFields } from '../courses/course-fields.ts'
import { missingThing } from '../courses/publishing.schemas.ts'
import { basedOn, editable } from '../edits.ts'
import { fileName } from '../media/attachments.calls.ts'
import { day, flag, id, instant, listOf, object, paging, search } from '../primitives.ts'

/** What a proof of qualification may be: a paper that was scanned or photographed. */
export const proofTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const
export type ProofType = (typeof proofTypes)[number]

/** Bytes of one of them. */
export const proofMaxBytes = 15 * 1024 ** 2

/** A proof of qualification of whoever leads a course. */
export const qualificationProof = object({
  id,
  name: z.string().describe('File name to show and to save under'),
  content_type: z.enum(proofTypes),
  bytes: z.int().min(0),
  valid_until: day.nullable().describe('The last day it holds; null for good'),
  version: editable.version,
  created_at: instant,
}).meta({ id: 'QualificationProof' })
export type QualificationProof = z.infer<typeof qualificationProof>

/** How a certification stands today, in Berlin. */
export const certificationState = z
  .enum(['valid', 'ends_soon', 'expired', 'undated'])
  .describe(
    'ends_soon: within 90 days; expired: nobody begins the course any more; undated: no last day is known',
  )

/** What an inspection would miss of a certified course. */
export const certificationGap = missingThing.shape.code.extract([
  'certification_expired',
  'certification_number',
  'unusual_certification_number',
  'certification_until',
  'prevention_principle',
  'instructor',
  'qualification_proof',
  'qualification_proof_expired',
  'course_units',
  'unusual_units',
  'contraindications',
  'not_weekly',
])
export type CertificationGap = z.infer<typeof certificationGap>

/** A certified course as admins see it: the live copy, or the draft of one that was never published. */
export const certification = object({
  course_id: id.describe('The draft'),
  live_id: id.nullable().describe('null for a course that was never published'),
  ...pick(courseFields, [
    'title',
    'prevention_principle',
    'certification_number',
    'certified_until',
    'units_offered',
    'unit_minutes',
    'instructor_name',
  ] as const),
  owner: object({ id, name: z.string() }),
  state: certificationState,
  missing: z.array(certificationGap).describe('What an inspection would miss'),
}).meta({ id: 'Certification' })
export type Certification = z.infer<typeof certification>

const proofQuery = object({ 'proof-id': id.describe('The proof: `id` of `GET /qualification-proofs`') })
const courseQuery = object({ 'course-id': id })

/** The certification of courses: its proofs, and what runs out. */
export const certificationCalls = {
  listCertifications: defineCall({
    method: 'GET',
    path: '/certifications',
    who: 'admin',
    extension: true,
    summary: 'Courses with a principle, a number or a last day; what ends first stands first',
    query: object({
      state: certificationState.optional().describe('Only those that stand so'),
      field: z.enum(preventionFieldNames).optional().describe('Only those of this field of prevention'),
      sort: z
        .enum(['until', 'title', 'instructor'])
        .optional()
        .describe('By last day (as without it), by title, or by who leads it'),
      descending: flag.optional().describe('The other way round; courses without a last day come last'),
      search,
      ...paging,
    }),
    answer: listOf(certification),
  }),
  listProofs: defineCall({
    method: 'GET',
    path: '/qualification-proofs',
    who: 'creator',
    extension: true,
    summary: 'The proofs of qualification of whoever leads a course',
    query: courseQuery,
    answer: listOf(qualificationProof),
    errors: ['not_found'],
  }),
  uploadProof: defineCall({
    method: 'POST',
    path: '/qualification-proof',
    who: 'creator',
    extension: true,
    summary: 'Add a proof of qualification to a draft',
    description:
      'The body is the file itself, its type in `Content-Type`. At most 10 a course (409 `conflict`). 415 also when the content is not what the type says. Only the creator and admins ever see it.',
    query: object({ 'course-id': id, name: fileName }),
    body: { binary: proofTypes },
    bodyLimit: proofMaxBytes,
    answer: qualificationProof,
    errors: ['not_found', 'not_in_dev_mode', 'conflict'],
  }),
  editProof: defineCall({
    method: 'PATCH',
    path: '/qualification-proof',
    who: 'creator',
    extension: true,
    summary: 'Say until when a proof of qualification holds',
    query: proofQuery,
    body: object({
      valid_until: day.nullable().describe('The last day it holds; null for good'),
      based_on: basedOn,
    }),
    answer: qualificationProof,
    errors: ['not_found', 'edited_meanwhile'],
  }),
  downloadProof: defineCall({
    method: 'GET',
    path: '/qualification-proof',
    who: 'creator',
    extension: true,
    summary: 'The file of a proof of qualification',
    query: proofQuery,
    answer: { binary: proofTypes },
    errors: ['not_found'],
  }),
  deleteProof: defineCall({
    method: 'DELETE',
    path: '/qualification-proof',
    who: 'creator',
    extension: true,
    summary: 'Remove a proof of qualification, its file as well',
    query: proofQuery,
    errors: ['not_found'],
  }),
}
