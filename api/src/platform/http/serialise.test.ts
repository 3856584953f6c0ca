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

  it('is refused when a field is missing', () => {
    expect(() => through(person, { id: '1' })).toThrow('name')
  })
})
