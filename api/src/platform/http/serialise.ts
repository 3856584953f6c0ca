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
  const draft7 = shape as Parameters<typeof fastJson>[0]
  return fastJson(draft7, { ajv: { strict: false } })
}
