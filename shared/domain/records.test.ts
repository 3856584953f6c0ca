import { keysOf, pick, recordOf } from './records.ts'

it('knows the keys of a table, in their order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
})

it('gives each key its value', () => {
  expect(recordOf(['a', 'bc'], (key) => key.length)).toEqual({ a: 1, bc: 2 })
})

it('picks fields, also those that are null', () => {
  expect(pick({ a: 1, b: null, c: 'x' }, ['b', 'c'])).toEqual({ b: null, c: 'x' })
})
