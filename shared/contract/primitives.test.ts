import { day, id, instant } from './primitives.ts'

it.each([
  ['a day', day, '0001-01-01', '0000-12-31'],
  ['an instant', instant, '0001-01-01T00:00:00Z', '0000-12-31T23:59:59Z'],
])('%s is of the year 1 or later, as the database stores no other', (_, schema, stored, refused) => {
  expect(schema.safeParse(stored).success).toBe(true)
  expect(schema.safeParse(refused).success).toBe(false)
})

it('an id is read as the database writes it', () => {
  expect(id.parse('01977B2E-4F1A-7C3D-9E2B-5A6C7D8E9F01')).toBe('01977b2e-4f1a-7c3d-9e2b-5a6c7d8e9f01')
})
