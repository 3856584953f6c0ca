import type { z } from 'zod'
import { personName, signature, zip } from '../people/person.schemas.ts'
import { line, object } from '../primitives.ts'

/** Who offers the courses, and signs part one of every certificate. */
export const provider = object({
  name: line(200).min(1).describe('Name of the provider, with its legal form'),
  street: line(200).min(1).describe('Street and number'),
  zip: zip.min(1),
  city: line(120).min(1).describe('Also the place where certificates are signed'),
  signatory: personName(200).min(1).describe('Who signs for the provider'),
  signature: signature
    .nullable()
    .describe('The signature under part one; null: the name of the signatory. Stored encrypted'),
}).meta({ id: 'Provider' })
export type Provider = z.infer<typeof provider>
