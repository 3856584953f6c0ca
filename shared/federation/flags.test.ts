import { flagStates } from './flags.ts'

const flags = [
  { name: 'old', label: 'Alt', on: true },
  { name: 'new', label: 'Neu' },
]

it.each<[Record<string, boolean>, Record<string, boolean>]>([
  [{}, { old: true, new: false }],
  [{ new: true }, { old: true, new: true }],
  [
    { old: false, gone: true },
    { old: false, new: false },
  ],
])('switched as %j they are %j', (switched, states) => {
  expect(flagStates({ flags }, switched)).toEqual(states)
})

it('a flag may be called as what every object has', () => {
  expect(flagStates({ flags: [{ name: 'constructor', label: 'Bau' }] }, {})).toEqual({ constructor: false })
})

it('a remote without flags has none', () => expect(flagStates({}, { x: true })).toEqual({}))
