import { readFile, writeFile } from 'node:fs/promises'
import { openTestDatabase } from '../../testing/test-database.ts'
import { incompatibilities, readSchemaShape, type SchemaShape } from './released-schema.ts'

const RELEASED = new URL('released-schema.json', import.meta.url)

const text = { type: 'text', nullable: true, has_default: false }
const people: SchemaShape = {
  people: { columns: { name: text }, constraints: { people_key: ['name'] } },
}
const peopleWith = (
  columns: SchemaShape[string]['columns'],
  constraints: SchemaShape[string]['constraints'] = {},
): SchemaShape => ({ people: { columns, constraints } })

describe('a schema that a release does not know', () => {
  it.each<[string, SchemaShape, string[]]>([
    ['with the same', people, []],
    ['with another table', { ...people, things: { columns: {}, constraints: {} } }, []],
    ['with a column that may be left out', peopleWith({ name: text, city: text }), []],
    [
      'with a column that fills itself',
      peopleWith({ name: text, city: { type: 'text', nullable: false, has_default: true } }),
      [],
    ],
    ['with less that is refused', peopleWith({ name: text }), []],
    [
      'with a new rule about a new column',
      peopleWith({ name: text, city: text }, { city_check: ['city'] }),
      [],
    ],
    ['without a table', {}, ['people is gone']],
    ['without a column', peopleWith({}), ['people.name is gone']],
    [
      'with a column of another type',
      peopleWith({ name: { ...text, type: 'integer' } }),
      ['people.name is integer and was text'],
    ],
    [
      'with a column that must be given',
      peopleWith({ name: { ...text, nullable: false } }),
      ['people.name may no longer be null'],
    ],
    [
      'with a new column that must be given',
      peopleWith({ name: text, city: { ...text, nullable: false } }),
      ['people.city is new and has to be written'],
    ],
    [
      'with a new rule about what it writes',
      peopleWith({ name: text }, { name_check: ['name'] }),
      ['people refuses more than before: name_check'],
    ],
  ])('%s', (_what, now, found) => {
    expect(incompatibilities(people, now)).toEqual(found)
  })
})

/**
 * While a deployment goes on, processes of the last release run on the schema of the next. Where this is red: do it in
 * steps (docs/operation.md, Deployment). With a release its schema is noted: `SCHEMA=write npm test -w api --
 * released-schema && npm run format`.
 */
it('the migrations leave a schema that the last release runs on', async () => {
  const database = await openTestDatabase()
  const now = await readSchemaShape(database.db)
  await database.close()
  if (process.env['SCHEMA'] === 'write') await writeFile(RELEASED, JSON.stringify(now))
  const released = JSON.parse(await readFile(RELEASED, 'utf8')) as SchemaShape
  expect(incompatibilities(released, now)).toEqual([])
})
