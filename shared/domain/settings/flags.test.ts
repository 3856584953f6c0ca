import { byFlag, deliveredFlags, flagNames, flags } from './flags.ts'

it('gives a value for each flag, in the order of the table', () => {
  expect(flagNames).toEqual(Object.keys(flags))
  expect(Object.entries(byFlag((flag) => flag.length))).toEqual(
    Object.keys(flags).map((flag) => [flag, flag.length]),
  )
})

it('delivers each flag as the table says', () => {
  for (const flag of flagNames) expect(deliveredFlags[flag]).toBe(flags[flag].delivered)
})
