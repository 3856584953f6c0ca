import { z } from 'zod'
import { signature } from '@kursportal/shared/contract'

/** The insured person's own part of a certificate, as it is stored (encrypted). */
export const insuredPart = z.strictObject({
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  insurance: z.string().nullable(),
  insurance_number: z.string().nullable(),
  iban: z.string().nullable(),
  /** Of somebody below the age of consent. */
  parent_name: z.string().nullable(),
  parent_birth_date: z.string().nullable(),
  signature,
})
export type InsuredPart = z.infer<typeof insuredPart>
