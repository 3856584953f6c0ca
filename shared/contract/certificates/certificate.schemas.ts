import { z } from 'zod'
import { cents, day, id, instant, object } from '../primitives.ts'

/** As the course stated it (in older certificates: counted from its lectures); null where it stated none. */
const units = z.int().min(0).nullable()

/** What was wrong with a certificate that is issued anew: the person's own data, or what course and provider say. */
export const reissueReason = z.enum(['person', 'course'])
export type ReissueReason = z.infer<typeof reissueReason>

/** What page one of a certificate says, as it was when it was issued. */
export const certificateFacts = object({
  title: z.string(),
  wording: z.string().describe('The sentences that confirm the participation, plain text'),
  form: z
    .string()
    .nullable()
    .describe('Version of the form it has the fields of, `12/2024`; null on older ones'),
  replaces: z.string().nullable().describe('Number of the certificate it replaces'),
  name: z.string(),
  birth_date: day.nullable().describe('Only on older certificates; part one of the form does not have it'),
  course_title: z.string(),
  from: day.describe('Day on which the participation began'),
  to: day.describe('Day on which the last unit was done'),
  instructor_name: z.string().describe('Family name first where `form` is set'),
  instructor_qualification: z.string().describe('Only on older certificates'),
  held_in_person: z
    .boolean()
    .nullable()
    .describe('Whether the provider states that the leader held the course; null on older certificates'),
  prevention_principle: z.string().nullable().describe('In the words of the insurances; null: none stated'),
  course_number: z.string().nullable().describe('Of the certified course, KU-…; null: none stated'),
  fee_cents: cents.nullable().describe('What was paid for the participation; null: not stated'),
  units_attended: units,
  units_offered: units,
  unit_minutes: units,
  place: z.string().describe('Where part one was signed; empty when unknown'),
  issued_on: day,
  issuer: z.string().describe('Name of the provider, or of the platform where none was entered'),
  provider: object({
    name: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    signatory: z.string().describe('Who signed part one for the provider'),
  })
    .nullable()
    .describe('Who confirms part one; null on older certificates and where none was entered'),
  declarations: z.array(z.string()).describe('What the provider declares; empty on older certificates'),
}).meta({ id: 'CertificateFacts' })
export type CertificateFacts = z.infer<typeof certificateFacts>

/** What the signature under part two confirms, as it is worded now. */
export const certificateDeclarations = object({
  own: z.array(z.string()).describe('What the person confirms'),
  by_parent: z.array(z.string()).describe('What a parent of somebody below the age of consent confirms'),
  privacy: z.string().describe('The sentence on data protection; empty where no insurance is asked for'),
  version: z.string().describe('SHA-256 of all of it; sent along by who signs'),
}).meta({ id: 'CertificateDeclarations' })
export type CertificateDeclarations = z.infer<typeof certificateDeclarations>

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
  fee_cents: cents.nullable().describe('What was paid for the participation; null: not stated'),
  bytes: z.int().min(0).describe('Size of the file'),
  replaced_by: z.string().nullable().describe('Number of the one that was issued in its place'),
}).meta({ id: 'CertificateSummary' })
export type CertificateSummary = z.infer<typeof certificateSummary>

/** A certificate with everything it says, for the person themselves. */
export const certificate = object({
  ...certificateSummary.shape,
  facts: certificateFacts,
  insured: object({
    birth_date: day,
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    insurance: z.string().nullable(),
    insurance_number: z.string().nullable(),
    iban_masked: z.string().nullable().describe('First and last four characters'),
    parent_name: z.string().nullable(),
    parent_birth_date: day.nullable(),
    signature: z.enum(['drawn', 'typed']),
    declarations: z
      .array(z.string())
      .describe('What was confirmed with the signature; empty where an older certificate does not hold it'),
  }).describe('Page two, the insured person’s own part'),
  hand_in: object({
    text: z.string().describe('In the words of an admin; may be empty'),
    url: z.string().describe('Page of the insurance; may be empty'),
  })
    .nullable()
    .describe('How this insurance wants it handed in; null where nobody wrote that down'),
  history: z
    .array(
      object({
        id,
        number: z.string(),
        issued_at: instant,
        reason: reissueReason.nullable().describe('Why it was issued anew; null on the first one'),
      }),
    )
    .describe('This one and all it replaces or is replaced by, newest first'),
  sha256: z.string().describe('Hash of the file, hexadecimal'),
  check_url: z.url().describe('Where anybody who has the number can check it'),
}).meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof certificate>

/** What anybody who has the number is told. */
export const certificateCheck = object({
  number: z.string().describe('As printed on the certificate'),
  issued_on: day,
  sha256: z.string().describe('Hash of the file as it was issued, hexadecimal'),
  replaced_by: z.string().nullable().describe('Number of the one that holds instead'),
  facts: certificateFacts
    .nullable()
    .describe('What page one says; null once the person has deleted their account'),
}).meta({ id: 'CertificateCheck' })
export type CertificateCheck = z.infer<typeof certificateCheck>
