import * as fc from 'fast-check'
import { z } from 'zod'

/** Texts that have broken servers before. */
const nastyTexts = [
  '',
  ' ',
  "'; drop table users; --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..%2f..%2fsecret',
  'null',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '👩‍👩‍👧‍👦',
  'İıẞß',
  '\u202Eabc',
  '{{ constructor }}',
  '{% include "/etc/passwd" %}',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '1e999',
  '-1',
  'NaN',
  '2026-02-30',
  '0001-01-01',
  '9999-12-31',
  '__proto__',
]

const nastyValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[]]]],
  { length: 3 },
  ['x'],
]

const junk = fc.oneof(
  fc.constantFrom<unknown>(...nastyTexts),
  fc.constantFrom(...nastyValues),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Ids of things that exist, by what they are, in the singular: `course`, `video` … */
export type KnownIds = Readonly<Record<string, readonly string[]>>

/** What stands in fields of these names. */
const likely: Readonly<Record<string, readonly string[]>> = {
  email: ['anna@beispiel.de', 'user@beispiel.de', 'neu@beispiel.de'],
  to: ['anna@beispiel.de'],
  password: ['Sonnenhut-42-gelb', 'passwort123'],
  iban: ['DE89370400440532013000', 'DE00'],
  insurance_number: ['A123456780', 'PKV 17'],
  phone: ['0561 123456'],
  zip: ['34117'],
  primary: ['#1f6f5f'],
  type: ['imprint', 'privacy'],
  key: ['reminder', 'certificate'],
  language: ['de', 'en'],
}

/** What stands in any other field: the first ones, or what its schema takes. */
const plausible: readonly string[] = [
  'Rücken',
  'Ein Text',
  '3f'.repeat(32),
  '2026-02',
  'DE',
  '34117',
  '0561 123456',
  'anna@beispiel.de',
  'mf-learner',
  'https://beispiel.de/kurse?seite=2',
  '/api/image?id=01980000-0000-7000-8000-000000000001',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB',
  '10:30',
]

const takes = (schema: z.core.$ZodType, text: string): boolean => z.safeParse(schema, text).success

/** Texts a schema takes: so calls get past the check of their form. */
const fittingTexts = (schema: z.core.$ZodType, name: string): fc.Arbitrary<string> => {
  const named = likely[name]?.filter((text) => takes(schema, text)) ?? []
  const known = named.length > 0 ? named : plausible.filter((text) => takes(schema, text)).slice(0, 2)
  return fc.constantFrom(...(known.length > 0 ? known : (likely[name] ?? plausible.slice(0, 2))))
}

/**
 * Input for a schema of the contract: most of it as the schema wants it, some of it not.
 * @param ids of things that exist, so that calls get past "not found"
 * @param options.odd false: all of it has the form the schema wants, though perhaps not what it asks of texts
 */
export const arbitraryInput = (
  schema: z.core.$ZodType,
  ids: KnownIds,
  { odd = true }: { odd?: boolean } = {},
): fc.Arbitrary<unknown> => {
  const anyId = Object.values(ids).flat()

  const fit = (inner: z.core.$ZodType, depth: number, name = ''): fc.Arbitrary<unknown> =>
    odd
      ? fc.oneof({ weight: 60, arbitrary: fitting(inner, depth, name) }, { weight: 1, arbitrary: junk })
      : fitting(inner, depth, name)

  const fitting = (inner: z.core.$ZodType, depth: number, name: string): fc.Arbitrary<unknown> => {
    if (depth > 6) return fc.constantFrom(null, '', [])
    if (inner instanceof z.ZodObject) return fieldsOf(inner, depth)
    if (inner instanceof z.ZodOptional)
      return fc.option(fit(inner.def.innerType, depth, name), { nil: undefined, freq: 3 })
    if (inner instanceof z.ZodNullable) return fc.option(fit(inner.def.innerType, depth, name), { freq: 4 })
    if (inner instanceof z.ZodDefault) return fit(inner.def.innerType, depth, name)
    // A truth value in an address.
    if (inner instanceof z.ZodCodec && inner.def.out instanceof z.ZodBoolean)
      return fc.constantFrom('true', 'false')
    if (inner instanceof z.ZodPipe)
      return fit(inner.def.in instanceof z.ZodTransform ? inner.def.out : inner.def.in, depth, name)
    if (inner instanceof z.ZodLazy) return fit(inner.def.getter(), depth + 1, name)
    if (inner instanceof z.ZodUnion)
      return fc.oneof(...inner.def.options.map((option) => fit(option, depth + 1, name)))
    if (inner instanceof z.ZodArray) return arrays(fit(inner.def.element, depth + 1, name), depth)
    if (inner instanceof z.ZodRecord)
      return fc.dictionary(fc.string({ maxLength: 20 }), fit(inner.def.valueType, depth + 1), { maxKeys: 3 })
    if (inner instanceof z.ZodEnum) return fc.constantFrom<unknown>(...inner.options)
    if (inner instanceof z.ZodLiteral) return fc.constantFrom<unknown>(...inner.def.values)
    if (inner instanceof z.ZodBoolean) return fc.boolean()
    if (inner instanceof z.ZodNumber) return numbers(inner)
    if (inner instanceof z.ZodStringFormat) return formatted(inner, name)
    if (inner instanceof z.ZodString) return textsFor(inner, name)
    return junk
  }

  const fieldsOf = (object: z.ZodObject, depth: number): fc.Arbitrary<unknown> => {
    const fields = Object.entries(object.shape).map(
      ([name, field]) => [name, fit(field, depth + 1, name)] as const,
    )
    const whole = fc.record(Object.fromEntries(fields))
    if (!odd) return whole
    return fc.oneof(
      { weight: 12, arbitrary: whole },
      { weight: 2, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
      { weight: 1, arbitrary: whole.map((value) => ({ ...value, unexpected: 1 })) },
    )
  }

  const formatted = (text: z.ZodStringFormat, name: string): fc.Arbitrary<unknown> => {
    const { format } = text
    if (format === 'guid' || format === 'uuid') {
      const kind = name.replace(/[_-]?ids?$/, '').replace(/^.*_/, '')
      const fittingOnes = ids[kind] ?? anyId
      return fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...(fittingOnes.length > 0 ? fittingOnes : anyId)) },
        { weight: 1, arbitrary: fc.constantFrom(...anyId) },
        { weight: 1, arbitrary: fc.uuid() },
      )
    }
    if (format === 'date')
      return fc.constantFrom('1980-05-17', '2010-01-01', '2026-02-28', '0001-01-01', '9999-12-31')
    if (format === 'url') return fc.constant('https://beispiel.de/kurse?seite=2')
    if (format === 'datetime') return fc.constantFrom('2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z')
    return textsFor(text, name)
  }

  return fit(schema, 0)
}

const textsFor = (schema: z.ZodType, name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fittingTexts(schema, name) },
    { weight: 1, arbitrary: fc.constantFrom(...nastyTexts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  )

const arrays = (entry: fc.Arbitrary<unknown>, depth: number): fc.Arbitrary<unknown> => {
  const maxLength = depth > 3 ? 2 : 3
  return fc.oneof(
    { weight: 1, arbitrary: fc.array(entry, { maxLength: 1 }) },
    { weight: 3, arbitrary: fc.array(entry, { minLength: 2, maxLength }) },
  )
}

const numbers = (schema: z.ZodNumber): fc.Arbitrary<unknown> => {
  const { minValue, maxValue } = schema
  const least = Math.ceil(Math.max(minValue ?? -1000, -1e15))
  const most = Math.max(least, Math.floor(Math.min(maxValue ?? 1000, 1e15)))
  const usual = [1, 5, 100, 500, 2026].filter((number) => z.safeParse(schema, number).success)
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(usual.length > 0 ? usual : [least])) },
    { weight: 4, arbitrary: fc.integer({ min: least, max: most }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, -1, 0.5, least, most, 2 ** 31, 2 ** 53 - 1) },
  )
}
