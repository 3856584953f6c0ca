import { day, instant } from './primitives.ts'

it.each([
  ['a day', day, '0001-01-01', '0000-12-31'],
  ['an instant', instant, '0001-01-01T00:00:00Z', '0000-12-31T23:59:59Z'],
])('%s is of the year 1 or later, as the database stores no other', (_, schema, stored, refused) => {
  expect(schema.safeParse(stored).success).toBe(true)
  expect(schema.safeParse(refused).success).toBe(false)
})
