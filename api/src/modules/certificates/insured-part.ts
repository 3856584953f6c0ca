import { z } from 'zod'
import { signature } from '@kursportal/shared/contract'

/** The insured person's own part of a certificate, as it is stored (encrypted). */
export const insuredPart = z.strictObject({
  /** Older certificates say it in part one. */
  birth_date: z.string().nullable().default(null),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  insurance: z.string().nullable(),
  /** In the list of insurances; null for another one, and on older certificates. */
  insurance_id: z.string().nullable().default(null),
  insurance_number: z.string().nullable(),
  iban: z.string().nullable(),
  /** Of somebody below the age of consent. */
  parent_name: z.string().nullable(),
  parent_birth_date: z.string().nullable(),
  signature,
  /** What was confirmed with it; the oldest certificates do not hold it. */
  declarations: z.array(z.string()).default([]),
  /** When it was signed, a day; null: when the certificate was issued. */
  signed_on: z.string().nullable().default(null),
  /** The sentence on data protection; empty where there was none. */
  privacy: z.string().default(''),
})
export type InsuredPart = z.infer<typeof insuredPart>
