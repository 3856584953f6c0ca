import { emailAddress, personFields } from '@kursportal/shared/contract'
import type { z } from 'zod'
import type { Person } from '../api/person.ts'

type Kind = 'text' | 'day' | 'secret'

/** A thing about somebody that is changed by itself. */
export type Attribute = {
  name:
    | 'first_name'
    | 'last_name'
    | 'birth_date'
    | 'email'
    | 'phone'
    | 'street'
    | 'zip'
    | 'city'
    | 'parent_name'
    | 'parent_birth_date'
    | 'insurance_number'
    | 'iban'
  kind: Kind
  /** What stands there, as the form holds it; of a secret what is shown of it. */
  read: (person: Person) => string | null
  schema: z.ZodType<string | null, string | null>
  /** What the form holds when the field is empty. */
  whenEmpty: '' | null
  /** It may be left empty. */
  optional: boolean
  maxLength?: number
  autoComplete?: 'off'
}

const text = (
  name: Exclude<Attribute['name'], 'insurance_number' | 'iban' | 'birth_date' | 'parent_birth_date'>,
  schema: Attribute['schema'],
  more: Partial<Attribute> = {},
): Attribute => ({
  name,
  kind: 'text',
  read: (person) => person[name],
  schema,
  whenEmpty: '',
  optional: true,
  maxLength: 100,
  ...more,
})

const fields = personFields

/** Everything of a profile that is words or a day, by the part of the page it stands in. */
export const attributes = {
  person: [
    text('first_name', fields.first_name, { optional: false }),
    text('last_name', fields.last_name, { optional: false }),
    {
      name: 'birth_date',
      kind: 'day',
      read: ({ birth_date }) => birth_date,
      schema: fields.birth_date,
      whenEmpty: null,
      optional: false,
    },
  ],
  parent: [
    text('parent_name', fields.parent_name, { maxLength: 200 }),
    {
      name: 'parent_birth_date',
      kind: 'day',
      read: ({ parent_birth_date }) => parent_birth_date,
      schema: fields.parent_birth_date,
      whenEmpty: null,
      optional: true,
    },
  ],
  contact: [
    text('email', emailAddress, { optional: false, maxLength: 254 }),
    text('phone', fields.phone, { maxLength: 40 }),
    text('street', fields.street, { maxLength: 200 }),
    text('zip', fields.zip, { maxLength: 12 }),
    text('city', fields.city, { maxLength: 120 }),
  ],
  number: [
    {
      name: 'insurance_number',
      kind: 'secret',
      read: () => null,
      schema: fields.insurance_number,
      whenEmpty: null,
      optional: true,
      maxLength: 40,
    },
  ],
  account: [
    {
      name: 'iban',
      kind: 'secret',
      read: ({ iban_masked }) => iban_masked,
      schema: fields.iban,
      whenEmpty: null,
      optional: true,
      maxLength: 60,
    },
  ],
} as const satisfies Record<string, readonly Attribute[]>
