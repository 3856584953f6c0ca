import { defineCall } from '../call.ts'
import { personFields } from '../people/person.schemas.ts'
import { flag, id, line, listOf, object, paging } from '../primitives.ts'
import { certificate, certificateCheck, certificateSummary } from './certificate.schemas.ts'

const { first_name, last_name, birth_date, street, zip, city } = personFields
const { insurance_id, insurance_number, iban, parent_name, parent_birth_date, signature } = personFields

const certificateQuery = object({ 'certificate-id': id })

export const certificateCalls = {
  confirmParticipation: defineCall({
    method: 'POST',
    path: '/user-finish',
    who: 'user',
    summary: 'Confirm the participation in a finished course and get the certificate',
    description:
      'Takes the current participation, or the newest finished one that has no certificate yet. What is not named is taken from the own data, what is named is kept there. In the end there must be name, birth date and signature; below the age of consent a parent; and, while the setting `insurance_data` is on, the insurance, its number, and an IBAN where the insurance wants one: 422 names each missing field. The finish counts once a person and calendar year for the person’s society. Confirming again changes nothing and answers the same certificate.',
    body: object({
      course_id: id,
      ...object({ first_name, last_name, birth_date, street, zip, city }).partial().shape,
      ...object({ insurance_id, insurance_number, iban, parent_name, parent_birth_date, signature }).partial()
        .shape,
    }),
    answer: certificate,
    errors: ['course_not_finished', 'not_found', 'insurance_not_found', 'too_young'],
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
