import fastJson from 'fast-json-stringify'
import { z } from 'zod'

/**
 * What says which values are allowed. Whether an answer keeps to that is for tests and development to check; here one odd
 * row would become a 500.
 */
const constraints = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'contentEncoding',
] as const

type Schema = Record<string, unknown>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The one other part of a union with null, where it can say itself that it may be null. */
const besideNull = (schema: Schema, definitions: Schema): Schema | undefined => {
  const parts: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : []
  const [other, ...more] = parts.filter(isSchema).filter(({ type }) => type !== 'null')
  if (parts.length !== 2 || !other || more.length > 0) return undefined
  const ref: unknown = other['$ref']
  const part = typeof ref === 'string' ? definitions[ref.replace('#/definitions/', '')] : other
  return isSchema(part) && typeof part['type'] === 'string' && !('const' in part) ? part : undefined
}

/** A schema whose values may be null as well; where they are listed, null among them. */
const orNull = (schema: Schema): Schema => {
  const values: unknown = schema['enum']
  return { ...schema, ...(Array.isArray(values) && { enum: [...values, null] }), nullable: true }
}

/**
 * Says that something may be null, where a schema has a union of it and null: of a union the serialiser validates the
 * answer against each part, which took as long as all the rest of a list.
 */
const withoutNullUnions = (shape: Schema): Schema => {
  const definitions = isSchema(shape['definitions']) ? shape['definitions'] : {}
  const through = (value: unknown, within: readonly Schema[]): unknown => {
    if (Array.isArray(value)) return value.map((part) => through(part, within))
    if (!isSchema(value)) return value
    const part = besideNull(value, definitions)
    // What contains itself stays a union there.
    return part && !within.includes(part) ? orNull(partsOf(part, [...within, part])) : partsOf(value, within)
  }
  const partsOf = (schema: Schema, within: readonly Schema[]): Schema =>
    Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, through(part, within)]))
  return partsOf(shape, [])
}

/**
 * Compiles a schema to what writes answers as JSON: the fields it names and no others, in its order.
 * @returns a function that throws for an answer that lacks a field, or fits no part of a union
 */
export const compileSerialiser = (schema: z.ZodType): ((answer: unknown) => string) => {
  const shape = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    // Parts come before the whole they belong to.
    override: ({ jsonSchema }) => {
      for (const constraint of constraints) delete jsonSchema[constraint]
      // An unknown field is left out, also of what may be null …
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // … but among several objects it tells which of them an answer is.
      const objects = (jsonSchema.anyOf ?? jsonSchema.oneOf ?? []).filter(({ type }) => type === 'object')
      if (objects.length > 1) for (const object of objects) object.additionalProperties ??= false
    },
  })
  // Both speak draft 7; their types name it apart.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const draft7 = withoutNullUnions({ ...shape }) as unknown as Parameters<typeof fastJson>[0]
  return fastJson(draft7, { ajv: { strict: false } })
}
