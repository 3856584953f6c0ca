import { joinProfiles, type Profile } from './join-profiles.rules.ts'

const none: Profile = {
  first_name: '',
  last_name: '',
  phone: '',
  street: '',
  zip: '',
  city: '',
  birth_date: null,
  parent_name: '',
  parent_birth_date: null,
  insurance_id: null,
  insurance_other_name: null,
  insurance_other_private: false,
  insurance_number_encrypted: null,
  iban_encrypted: null,
  signature_encrypted: null,
  image_id: null,
}
const bytes = (text: string) => Buffer.from(text)

it.each<[string, Partial<Profile>, Partial<Profile>, string[], string[]]>([
  ['nothing of nothing', {}, {}, [], []],
  ['what is missing', { phone: '1' }, {}, ['phone'], []],
  ['nothing that is there', { phone: '1' }, { phone: '2' }, [], ['phone']],
  ['nothing that is the same', { city: 'Kassel', zip: '34117' }, { city: 'Kassel', zip: '34117' }, [], []],
  ['an address whole or not at all', { street: 'Weg 1', city: 'Kassel' }, { city: 'Bonn' }, [], ['address']],
  [
    'an encrypted one that both have',
    { iban_encrypted: bytes('a') },
    { iban_encrypted: bytes('b') },
    [],
    ['iban'],
  ],
  [
    'a number with its insurance',
    { insurance_id: 'aok', insurance_number_encrypted: bytes('a') },
    {},
    ['insurance', 'insurance_number'],
    [],
  ],
  [
    'no number of another insurance',
    { insurance_id: 'aok', insurance_number_encrypted: bytes('a') },
    { insurance_id: 'tk' },
    [],
    ['insurance', 'insurance_number'],
  ],
])('a profile takes %s', (_what, from, into, fills, drops) => {
  const joined = joinProfiles({ ...none, ...from }, { ...none, ...into })
  expect(joined.fills).toEqual(fills)
  expect(joined.drops).toEqual(drops)
  for (const [column, value] of Object.entries(joined.set))
    expect(value).toEqual({ ...none, ...from }[column as keyof Profile])
})
