import { z } from 'zod'
import { defineCall } from '../call.ts'
import { accessFields } from '../access/access.schemas.ts'
import { personFields } from '../people/person.schemas.ts'
import { flag, id, line, listOf, numberInAddress, object, paging, text } from '../primitives.ts'
import {
  certificate,
  certificateCheck,
  certificateDeclarations,
  certificateSummary,
  reissueReason,
} from './certificate.schemas.ts'

const { first_name, last_name, birth_date, street, zip, city } = personFields
const { insurance_id, insurance_other, insurance_number, iban, parent_name, parent_birth_date, signature } =
  personFields

const certificateQuery = object({ 'certificate-id': id })

const declarations_version = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()
  .describe('Of the sentences that were read; where they are others by now, nothing is signed')

export const certificateCalls = {
  confirmParticipation: defineCall({
    method: 'POST',
    path: '/user-finish',
    who: 'user',
    summary: 'Confirm the participation in a finished course and get the certificate',
    description:
      'Takes the participation that is named, else the current one, or the newest finished one that has no certificate yet; of a course whose contract was withdrawn from none. What is not named is taken from the own data, what is named is kept there. In the end there must be name, birth date and signature; below the age of consent a parent; and, while the setting `insurance_data` is on, the insurance (of the list or another), its number as that kind of insurance has it, and an IBAN where the insurance wants one: 422 names each missing field. The finish counts once a person and calendar year for the person’s society. With `declarations_version` it is 409 `declarations_changed` when the sentences are others by now; the details are those that hold. Confirming again changes nothing and answers the same certificate.',
    body: object({
      course_id: id,
      participation_id: id
        .optional()
        .describe('Which participation in it, where another than the current one is meant'),
      ...object({ first_name, last_name, birth_date, street, zip, city }).partial().shape,
      ...object({ insurance_id, insurance_other, insurance_number, iban }).partial().shape,
      ...object({ parent_name, parent_birth_date, signature }).partial().shape,
      declarations_version,
    }),
    answer: certificate,
    errors: [
      'course_not_finished',
      'not_found',
      'declarations_changed',
      'insurance_not_found',
      'too_young',
      'unavailable',
    ],
  }),
  readDeclarations: defineCall({
    method: 'GET',
    path: '/certificate-declarations',
    who: 'user',
    extension: true,
    summary: 'What the signature under part two of a certificate confirms',
    description:
      'The sentences as they are worded now (templates `certificate-insured` and `certificate-privacy`), for the screen on which one signs.',
    query: object({
      'course-id': id.optional().describe('The finished course that is to be confirmed'),
      'participation-id': id.optional().describe('Which participation in it, as it will be confirmed'),
      'certificate-id': id.optional().describe('Instead: the own certificate that is to be issued anew'),
    }).refine(
      (ids) =>
        ids['certificate-id'] ? !ids['course-id'] && !ids['participation-id'] : Boolean(ids['course-id']),
      'exactly one of course and certificate is needed',
    ),
    answer: certificateDeclarations,
    errors: ['course_not_finished', 'not_found', 'certificate_replaced', 'reissue_not_possible'],
  }),
  listCertificates: defineCall({
    method: 'GET',
    path: '/certificates',
    who: 'user',
    extension: true,
    summary: 'The own certificates, newest first',
    query: object({
      'course-id': id.optional().describe('Only those of this live course'),
      'user-id': id.optional().describe('Somebody else’s; for admins'),
      ...paging,
    }),
    answer: listOf(certificateSummary),
    errors: ['not_found'],
  }),
  readCertificate: defineCall({
    method: 'GET',
    path: '/certificate',
    who: 'user',
    extension: true,
    summary: 'What a certificate says',
    description: 'Of one’s own certificates, or of anybody’s for an admin.',
    query: certificateQuery,
    answer: certificate,
    errors: ['not_found'],
  }),
  reissueCertificate: defineCall({
    method: 'POST',
    path: '/certificate/reissue',
    who: 'user',
    extension: true,
    idempotencyKey: true,
    summary: 'Issue a certificate anew because something on it was wrong',
    description:
      'The new one has a number of its own and names the old one, which stays as it is and is marked as replaced. `person` takes name and part two from the own data as they are now, `course` takes part one from course and provider and is for admins; who the provider is stays as it was said, and so does the fee unless another one is named. A person may do it three times within a year of the first one; an admin always. Who corrects their own signs anew what `GET /certificate-declarations` says, and sends its version. It counts no second finish.',
    body: object({
      certificate_id: id,
      reason: reissueReason,
      declarations_version,
      fee_cents: accessFields.fee_cents
        .optional()
        .describe(
          'What was really paid, where `course` is the reason and the old one is wrong; null: not stated',
        ),
    }),
    answer: certificate,
    errors: [
      'not_found',
      'certificate_replaced',
      'certificate_unchanged',
      'declarations_changed',
      'reissue_not_possible',
      'insurance_not_found',
      'too_young',
      'unavailable',
    ],
  }),
  downloadCertificate: defineCall({
    method: 'GET',
    path: '/certificate/file',
    who: 'user',
    extension: true,
    summary: 'The certificate as it was issued, a PDF',
    description: 'Of one’s own certificates, or of anybody’s for an admin.',
    query: certificateQuery.extend({
      download: flag.optional().describe('Save it under a name instead of showing it'),
    }),
    answer: { binary: ['application/pdf'] },
    errors: ['not_found'],
  }),
  showCertificate: defineCall({
    method: 'GET',
    path: '/certificate/picture',
    who: 'user',
    extension: true,
    summary: 'A page of the certificate as a picture',
    description:
      'Drawn from the file as it was issued, so it never changes. Of one’s own certificates, or of anybody’s for an admin.',
    query: certificateQuery.extend({
      page: numberInAddress(1, 2).optional().describe('Which page, the first when left out'),
      size: z.enum(['large', 'small']).optional().describe('To read (when left out), or for a list'),
    }),
    answer: { binary: ['image/webp'] },
    errors: ['not_found', 'unavailable'],
  }),
  showSpecimen: defineCall({
    method: 'GET',
    path: '/certificate/specimen',
    who: 'admin',
    extension: true,
    summary: 'A page of a certificate of nobody, as it would be issued now',
    description:
      'With the provider and the sentences as they are stored, an invented course and an invented person. Nothing is issued.',
    query: object({
      page: numberInAddress(1, 2).optional().describe('Which page, the first when left out'),
      stored: line(60)
        .optional()
        .describe('Anything; another one makes the browser ask again after a change'),
    }),
    answer: { binary: ['image/webp'] },
    errors: ['unavailable'],
    rateLimit: { max: 60, windowSeconds: 60 },
  }),
  previewCertificate: defineCall({
    method: 'POST',
    path: '/certificate/preview',
    who: 'admin',
    extension: true,
    summary: 'A certificate of nobody with other words on it',
    description:
      'Both pages as `/certificate/specimen` draws them, with one of the templates of the certificate worded like that. Nothing is saved or issued.',
    body: object({
      key: line(60).describe('Which template of the certificate'),
      subject: line(300).min(1),
      body: text(50_000).min(1),
    }),
    answer: object({
      pages: z.array(z.string()).describe('A picture of each page as a data address (image/webp)'),
    }),
    errors: ['not_found', 'unknown_variable', 'unavailable'],
    rateLimit: { max: 60, windowSeconds: 60 },
  }),
  checkCertificate: defineCall({
    method: 'GET',
    path: '/certificate-check',
    who: 'public',
    extension: true,
    summary: 'Check the number of a certificate',
    description:
      'Answers what page one of the certificate says, so that it can be compared, and the hash of the file. Never page two: no address, no insurance, no account, no signature.',
    query: object({ number: line(60).min(1).describe('As printed; case, blanks and dashes do not matter') }),
    answer: certificateCheck,
    errors: ['not_found'],
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
}
