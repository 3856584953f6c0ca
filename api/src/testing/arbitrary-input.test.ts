import * as fc from 'fast-check'
import { allCalls, isBinary } from '@kursportal/shared/contract'
import { arbitraryInput } from './arbitrary-input.ts'

const parts = allCalls.flatMap(({ call }) =>
  [call.query, call.body].flatMap((schema, index) =>
    schema && !isBinary(schema)
      ? [{ key: `${index === 0 ? 'query' : 'body'} of ${call.method} ${call.path}`, schema }]
      : [],
  ),
)

/** Of a hundred: fewer, and the few requests of a test seldom get past the check of their form. */
const LEAST = 10

it.each(parts)('the $key is often as its schema wants it', ({ schema }) => {
  const ids = { thing: ['01980000-0000-7000-8000-000000000001'] }
  const inputs = fc.sample(arbitraryInput(schema, ids, { odd: false }), { numRuns: 100, seed: 1 })
  expect(inputs.filter((input) => schema.safeParse(input).success).length).toBeGreaterThanOrEqual(LEAST)
})
