import { z } from 'zod'
import { compileSerialiser } from './serialise.ts'

const through = (schema: z.ZodType, answer: unknown): unknown =>
  JSON.parse(compileSerialiser(schema)(answer)) as unknown

describe('an answer', () => {
  const person = z.strictObject({ id: z.uuid(), name: z.string().max(3) })

  it('has the fields of its schema and no others, however deep', () => {
    const answer = z.strictObject({
      items: z.array(person),
      owner: person.nullable(),
      head: person.optional(),
      by_id: z.record(z.string(), person),
    })
    const anna = { id: 'not-even-a-uuid', name: 'Anna', password_hash: 'secret' }
    const said = { id: anna.id, name: anna.name }
    expect(through(answer, { items: [anna], owner: anna, by_id: { a: anna }, secret: 1 })).toEqual({
      items: [said],
      owner: said,
      by_id: { a: said },
    })
    expect(through(answer, { items: [], owner: null, head: anna, by_id: {} })).toEqual({
      items: [],
      owner: null,
      head: said,
      by_id: {},
    })
  })

  it('is the part of a union that it fits', () => {
    const answer = z.union([
      z.strictObject({ x: z.number() }),
      z.strictObject({ x: z.number(), y: z.number() }),
      z.strictObject({ kind: z.literal('text'), text: z.string() }),
    ])
    for (const said of [{ x: 1 }, { x: 1, y: 2 }, { kind: 'text', text: 'a' }])
      expect(through(answer, said)).toEqual(said)
    expect(() => through(answer, { x: 1, secret: 2 })).toThrow('does not match schema')
  })

  it('keeps what the schema leaves open, and what contains itself', () => {
    expect(
      through(z.strictObject({ any: z.unknown() }), { any: { at: new Date(0), list: [1, null] } }),
    ).toEqual({
      any: { at: '1970-01-01T00:00:00.000Z', list: [1, null] },
    })
    const node = z.strictObject({
      name: z.string(),
      get children() {
        return z.array(node)
      },
    })
    const tree = { name: 'a', children: [{ name: 'b', children: [], secret: 1 }] }
    expect(through(node, tree)).toEqual({ name: 'a', children: [{ name: 'b', children: [] }] })
  })

  it('may be null where its schema says so, also what has a name or contains itself', () => {
    const city = z.strictObject({ name: z.string(), zip: z.string().nullable() }).meta({ id: 'TestCity' })
    const named = z.strictObject({
      kind: z.enum(['house', 'hall']).nullable(),
      one: z.literal(1).nullable(),
      size: z.int().nullable(),
    })
    const club = z
      .strictObject({
        name: z.string(),
        city: city.nullable(),
        since: z.int().nullable(),
        get parent() {
          return club.nullable()
        },
      })
      .meta({ id: 'TestClub' })
    const answer = z.strictObject({
      club: club.nullable(),
      either: z.union([z.int(), city, named]).nullable(),
    })
    const hut = { name: 'Hütte', city: null, since: null, parent: null }
    const said = {
      club: {
        name: 'TSV',
        city: { name: 'Kassel', zip: null },
        since: 1904,
        parent: { ...hut, parent: hut },
      },
      either: { name: 'Fulda', zip: '36037' },
    }
    expect(through(answer, said)).toEqual(said)
    expect(through(answer, { club: { ...hut, secret: 1 }, either: 7 })).toEqual({ club: hut, either: 7 })
    for (const either of [
      { kind: null, one: null, size: null },
      { kind: 'hall', one: 1, size: 3 },
    ])
      expect(through(answer, { club: null, either })).toEqual({ club: null, either })
    expect(through(answer, { club: null, either: null })).toEqual({ club: null, either: null })
  })

  it('is refused when a field is missing', () => {
    expect(() => through(person, { id: '1' })).toThrow('name')
  })
})
