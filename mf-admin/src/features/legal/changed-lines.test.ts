import { changedLines } from './changed-lines.ts'

it.each([
  ['the same', 'a\nb', 'a\nb', [], []],
  ['only moved', 'a\nb', 'b\n\na', [], []],
  ['worded differently', 'a\nb', 'a\nc', ['b'], ['c']],
  ['said once less', 'a\na', 'a', ['a'], []],
  ['first written', '', 'a', [], ['a']],
])('a text that is %s', (_, before, after, gone, come) => {
  expect(changedLines(before, after)).toEqual({ gone, come })
})
