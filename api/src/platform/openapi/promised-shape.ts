import type { Schema } from './docs-schema.ts'

/** What may stand at each way through a value: `answer.items[].name` → `string`, `null`, `absent`. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>

type Named = Readonly<Record<string, Schema>>

/** The field that tells the options of a union apart, such as `kind`; undefined where none does. */
const tellingField = (options: readonly Schema[]): string | undefined => {
  const [first, ...others] = options
  return Object.keys(first?.properties ?? {})
    .sort()
    .find((name) => [first, ...others].every((option) => option?.properties?.[name]?.const !== undefined))
}

/** What several shapes say together. */
const together = (shapes: readonly Shape[]): Map<string, Set<string>> => {
  const all = new Map<string, Set<string>>()
  for (const shape of shapes)
    for (const [way, kinds] of shape) all.set(way, new Set([...(all.get(way) ?? []), ...kinds]))
  return all
}

/** One of several shapes, and nothing tells which: a field that one of them lacks may be absent. */
const oneOf = (shapes: readonly Shape[]): Shape => {
  const all = together(shapes)
  const withFields = shapes.filter((shape) => shape.size > 1)
  for (const [way, kinds] of all)
    if (withFields.some((shape) => !shape.has(way)) && withFields.some((shape) => shape.has(way)))
      kinds.add('absent')
  return all
}

const resolved = (schema: Schema, named: Named): Schema =>
  schema.$ref === undefined ? schema : (named[nameOf(schema.$ref)] ?? schema)

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''

/** The same where it may be left out. */
export const orAbsent = (shape: Shape, way: string): Shape =>
  new Map(shape).set(way, new Set([...(shape.get(way) ?? []), 'absent']))

/** What a schema of the document allows, field by field. @param named the schemas it may refer to */
export const shapeOf = (schema: Schema, at: string, named: Named, within: readonly string[] = []): Shape => {
  const below = (inner: Schema, way: string) => shapeOf(inner, way, named, within)
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref)
    const found = named[name]
    // A schema that holds itself, such as a text in a text: once is enough.
    if (!found || within.includes(name)) return new Map([[at, new Set([`like ${name}`])]])
    return shapeOf(found, at, named, [...within, name])
  }
  const options = schema.anyOf ?? schema.oneOf
  if (options) return shapeOfUnion(options, at, named, below)
  if (schema.allOf) return together(schema.allOf.map((one) => below(one, at)))
  if (schema.const !== undefined) return new Map([[at, new Set([JSON.stringify(schema.const)])]])
  if (schema.enum) return new Map([[at, new Set(schema.enum.map((value) => JSON.stringify(value)))]])
  const parts: Shape[] = [new Map([[at, new Set([schema.type ?? 'anything'].flat())]])]
  if (schema.items) parts.push(below(schema.items, `${at}[]`))
  if (typeof schema.additionalProperties === 'object')
    parts.push(below(schema.additionalProperties, `${at}{}`))
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const way = `${at}.${name}`
    const shape = below(field, way)
    parts.push(schema.required?.includes(name) ? shape : orAbsent(shape, way))
  }
  return together(parts)
}

const shapeOfUnion = (
  options: readonly Schema[],
  at: string,
  named: Named,
  below: (option: Schema, way: string) => Shape,
): Shape => {
  const whole = options.map((option) => resolved(option, named))
  const objects = whole.filter(({ properties }) => properties)
  const telling = objects.length > 1 ? tellingField(objects) : undefined
  const shapes = options.map((option, place) => {
    const value = telling === undefined ? undefined : whole[place]?.properties?.[telling]?.const
    return below(option, value === undefined ? at : `${at}(${telling}=${JSON.stringify(value)})`)
  })
  return telling === undefined ? oneOf(shapes) : together(shapes)
}
