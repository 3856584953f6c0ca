import { changedNames, conflictingNames, pickFields } from './merge-edits.ts'

const base = { title: 'Rücken', price: 1, outcomes: ['Kraft'] }

it('names what was changed, whatever the order of properties', () => {
  expect(changedNames(base, { ...base })).toEqual([])
  expect(changedNames(base, { ...base, title: 'Neu', outcomes: ['Kraft', 'Ruhe'] })).toEqual([
    'title',
    'outcomes',
  ])
  expect(changedNames({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } })).toEqual([])
})

it.each([
  ['different fields', { title: 'Meiner' }, { price: 2 }, []],
  ['the same field alike', { title: 'Neu' }, { title: 'Neu' }, []],
  ['the same field differently', { title: 'Meiner' }, { title: 'Ihrer' }, ['title']],
  ['only theirs', {}, { title: 'Ihrer' }, []],
])('finds where two people stand against each other: %s', (_, mine, theirs, names) => {
  expect(conflictingNames(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual(names)
})

it('picks fields by name', () => {
  expect(pickFields(base, ['price'])).toEqual({ price: 1 })
})
