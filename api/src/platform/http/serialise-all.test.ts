import * as fc from 'fast-check'
import { allCalls, isBinary } from '@kursportal/shared/contract'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { compileSerialiser } from './serialise.ts'

const calls = allCalls.flatMap(({ area, name, call: { answer } }) =>
  answer && !isBinary(answer) ? [{ call: `${area}.${name}`, answer }] : [],
)

describe('an answer of the contract', () => {
  it.each(calls)('is written whole, whatever of it is null or which part of a union: $call', ({ answer }) => {
    const values = fc.sample(
      arbitraryInput(answer, { thing: ['01980000-0000-7000-8000-000000000001'] }, { odd: false }),
      {
        numRuns: 10,
        seed: 7,
      },
    )
    const write = compileSerialiser(answer)
    for (const value of values.filter((one) => answer.safeParse(one).success))
      expect(JSON.parse(write(value))).toEqual(JSON.parse(JSON.stringify(value)))
  })
})
