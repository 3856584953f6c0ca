import { z } from 'zod'
import { insurance, insuranceOther } from '../insurances/insurances.calls.ts'
import { day, id, instant, object } from '../primitives.ts'
import { role } from '../sessions/sessions.calls.ts'

/** Somebody's data as they see them themselves; never sent to anybody else. */
export const ownData = object({
  id,
  email: z.string(),
  name: z.string().describe('First and last name, or the e-mail when there is none'),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  birth_date: day.nullable(),
  insurance: insurance.omit({ hand_in_text: true, hand_in_url: true }).nullable(),
  insurance_other: insuranceOther.nullable().describe('One that is not in the list'),
  insurance_number: z.string().nullable(),
  iban_masked: z.string().nullable().describe('First and last four characters; the rest is never sent'),
  has_signature: z.boolean(),
  parent_name: z.string(),
  parent_birth_date: day.nullable(),
  image_id: id.nullable(),
  photo_url: z.string().nullable().describe('Where the picture is read'),
  society_id: id.nullable().describe('The society they belong to'),
  perms: object({ admin: z.boolean(), course_creator: z.boolean() }),
  roles: z.array(role),
  created_at: instant,
}).meta({ id: 'OwnData' })
export type OwnData = z.infer<typeof ownData>
