import { z } from 'zod'
import {
  isEmail,
  isIban,
  isInsuranceNumberText,
  isName,
  isPhone,
  isZip,
  normalizeIban,
  normalizeInsuranceNumber,
  normalizeName,
} from '../../domain/index.ts'
import { insuranceOther } from '../insurances/insurances.calls.ts'
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

/** The name of a person in any script; empty where it may be left out. */
export const personName = (max = 100) =>
  z
    .string()
    .overwrite(normalizeName)
    .max(max)
    .refine((typed) => typed === '' || isName(typed), 'name_invalid')

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
  .refine(isInsuranceNumberText, 'insurance_number_unreadable')
  .overwrite(normalizeInsuranceNumber)
  .describe(
    'Number on the insurance card: a letter and nine digits with a check digit (KVNR), or, where the insurance is private, free text; judged together with the insurance that is given or stored. Stored encrypted',
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
    object({ kind: z.literal('typed'), text: personName(120).min(1) }),
  ])
  .meta({ id: 'Signature' })
export type Signature = z.infer<typeof signature>

export const zip = line(12)
  .refine((typed) => typed === '' || isZip(typed), 'zip_invalid')
  .describe('Postal code of a German address, five digits; empty for none')
  .meta({ examples: ['34117'] })

/** What somebody may say about themselves, field by field. */
export const personFields = {
  first_name: personName().min(1),
  last_name: personName().min(1),
  phone,
  street: line(200).describe('Street and number'),
  zip,
  city: line(120),
  birth_date: day,
  insurance_id: id.nullable().describe('Health insurance; null for none'),
  insurance_other: insuranceOther
    .nullable()
    .describe('A health insurance that is not in the list; naming one takes the other away'),
  insurance_number: insuranceNumber.nullable(),
  iban: iban.nullable(),
  signature: signature.nullable(),
  parent_name: personName(200).describe('Father or mother of somebody under age'),
  parent_birth_date: day.nullable(),
}
