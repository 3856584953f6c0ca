import type { Person } from './api/person.ts'

export const MIRIAM = '01980000-0000-7000-8000-00000000b001'

/** A person as the API answers them. */
export const miriam: Person = {
  id: MIRIAM,
  email: 'miriam.vogt@beispiel.de',
  name: 'Miriam Vogt',
  first_name: 'Miriam',
  last_name: 'Vogt',
  phone: '',
  street: 'Weg 1',
  zip: '34117',
  city: 'Kassel',
  birth_date: '1984-05-17',
  insurance: null,
  insurance_other: null,
  insurance_number: null,
  iban_masked: 'DE89 •••• 3000',
  has_signature: true,
  parent_name: '',
  parent_birth_date: null,
  image_id: null,
  photo_url: null,
  society_id: null,
  society: null,
  perms: { admin: false, course_creator: true },
  roles: ['course_creator'],
  created_at: '2026-01-02T10:00:00.000Z',
  last_seen_at: null,
  must_change_password: false,
  version: 'v1',
  edited: null,
}
