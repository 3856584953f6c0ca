import { z } from 'zod'
import {
  isEmail,
  isIban,
  isInsuranceNumber,
  isPhone,
  normalizeIban,
  normalizeInsuranceNumber,
} from '../../domain/index.ts'
import { day, id, line, object } from '../primitives.ts'

/**
 * The things people say about themselves, with the rules of section 5 of the specification. A broken rule answers
 * 422 `validation_failed`; its `message` is a stable word such as `iban_invalid`.
 */
export const emailAddress = line(254)
  .refine((typed) => typed !== '', { error: 'required', abort: true })
  .refine(isEmail, 'email_invalid')
  .describe('E-mail address')
  .meta({ examples: ['anna@beispiel.de'] })

export const phone = line(40)
  .refine((typed) => typed === '' || isPhone(typed), 'phone_invalid')
  .describe('Telephone; empty for none')
  .meta({ examples: ['+49 561 123456'] })

export const iban = line(60)
  .refine(isIban, 'iban_invalid')
  .overwrite(normalizeIban)
  .describe('IBAN; stored encrypted')
  .meta({ examples: ['DE89 3704 0044 0532 0130 00'] })

export const insuranceNumber = line(40)
  .refine(isInsuranceNumber, 'insurance_number_invalid')
  .overwrite(normalizeInsuranceNumber)
  .describe(
    'Number on the insurance card: a letter and nine digits with a check digit, or the free text of a private insurance; stored encrypted',
  )
  .meta({ examples: ['A123456780'] })

/** A signature drawn with the finger or the mouse, or typed. Stored encrypted. */
export const signature = z
  .discriminatedUnion('kind', [
    object({
      kind: z.literal('drawn'),
      png: z
        .string()
        .max(200_000)
        .regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/, 'signature_invalid')
        .describe('PNG as a data address'),
    }),
    object({ kind: z.literal('typed'), text: line(120).min(1) }),
  ])
  .meta({ id: 'Signature' })
export type Signature = z.infer<typeof signature>

/** What somebody may say about themselves, field by field. */
export const personFields = {
  first_name: line(100).min(1),
  last_name: line(100).min(1),
  phone,
  street: line(200).describe('Street and number'),
  zip: line(12)
    .regex(/^[\p{L}\p{N} -]*$/u, 'zip_invalid')
    .describe('Postal code')
    .meta({ examples: ['34117'] }),
  city: line(120),
  birth_date: day,
  insurance_id: id.nullable().describe('Health insurance; null for none'),
  insurance_number: insuranceNumber.nullable(),
  iban: iban.nullable(),
  signature: signature.nullable(),
  parent_name: line(200).describe('Father or mother of somebody under age'),
  parent_birth_date: day.nullable(),
}
