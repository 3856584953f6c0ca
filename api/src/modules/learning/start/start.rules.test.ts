import { addedLines, versionOf } from './start.rules.ts'

it.each([
  ['nothing was confirmed', ['a', 'b'], [], ['a', 'b']],
  ['the same', ['a', 'b'], [['a', 'b']], []],
  ['another order', ['b', 'a'], [['a', 'b']], []],
  ['a line less', ['a'], [['a', 'b']], []],
  ['a line more', ['a', 'c', 'b'], [['a', 'b']], ['c']],
  ['other words', ['a!'], [['a']], ['a!']],
  ['confirmed in two parts', ['a', 'b', 'c'], [['a'], ['b', 'c']], []],
])('%s', (_case, lines, confirmed, added) => {
  expect(addedLines(lines, confirmed)).toEqual(added)
})

it('another text is another version', () => {
  const versions = [['a'], ['a', 'b'], ['b', 'a'], ['ab'], ['a\nb']].map(versionOf)
  expect(new Set(versions).size).toBe(versions.length)
  expect(versionOf(['a', 'b'])).toBe(versions[1])
})
