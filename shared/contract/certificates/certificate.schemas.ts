import { z } from 'zod'
import { day, id, instant, object } from '../primitives.ts'

/** What page one of a certificate says, as it was when it was issued. */
export const certificateFacts = object({
  title: z.string(),
  wording: z.string().describe('The sentences that confirm the participation, plain text'),
  name: z.string(),
  birth_date: day,
  course_title: z.string(),
  from: day.describe('Day on which the participation began'),
  to: day.describe('Day on which the last unit was done'),
  instructor_name: z.string(),
  instructor_qualification: z.string(),
  units_attended: z.int().min(0),
  units_offered: z.int().min(0),
  unit_minutes: z.int().min(0).describe('Minutes of a unit, on average'),
  place: z.string().describe('Where it was signed; empty when unknown'),
  issued_on: day,
  issuer: z.string().describe('Name of the platform'),
}).meta({ id: 'CertificateFacts' })
export type CertificateFacts = z.infer<typeof certificateFacts>

/** That there is a certificate, where a participation is shown. */
export const certificateMark = object({
  id,
  number: z.string().describe('Printed on the certificate'),
  issued_at: instant,
}).meta({
  id: 'CertificateMark',
})
export type CertificateMark = z.infer<typeof certificateMark>

/** A certificate in a list. */
export const certificateSummary = object({
  id,
  number: z.string().describe('Printed on it; opens the public check page'),
  course_id: id.nullable().describe('null once the course is gone'),
  course_title: z.string(),
  participation_id: id.nullable().describe('null when an admin removed the progress it was issued for'),
  name: z.string(),
  from: day,
  to: day,
  issued_at: instant,
  bytes: z.int().min(0).describe('Size of the file'),
}).meta({ id: 'CertificateSummary' })
export type CertificateSummary = z.infer<typeof certificateSummary>

/** A certificate with everything it says, for the person themselves. */
export const certificate = object({
  ...certificateSummary.shape,
  facts: certificateFacts,
  insured: object({
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    insurance: z.string().nullable(),
    insurance_number: z.string().nullable(),
    iban_masked: z.string().nullable().describe('First and last four characters'),
    parent_name: z.string().nullable(),
    parent_birth_date: day.nullable(),
    signature: z.enum(['drawn', 'typed']),
  }).describe('Page two, the insured person’s own part'),
  sha256: z.string().describe('Hash of the file, hexadecimal'),
  check_url: z.url().describe('Where anybody who has the number can check it'),
}).meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof certificate>

/** What anybody who has the number is told. */
export const certificateCheck = object({
  number: z.string().describe('As printed on the certificate'),
  issued_on: day,
  sha256: z.string().describe('Hash of the file as it was issued, hexadecimal'),
  facts: certificateFacts
    .nullable()
    .describe('What page one says; null once the person has deleted their account'),
}).meta({ id: 'CertificateCheck' })
export type CertificateCheck = z.infer<typeof certificateCheck>
