import { patternsOf } from './search.ts'

it.each([
  ['m', ['m%', '% m%']],
  ['mü', ['%mü%']],
  ['mu', ['mu%', '% mu%']],
  ['mue', ['%mue%']],
  ['7', ['7%', '% 7%']],
  ['王', ['%王%']],
  ['5%', ['%5\\%%']],
  ['a_b', ['%a\\_b%']],
])('%s is searched by %j', (word, patterns) => {
  expect(patternsOf(word)).toEqual(patterns)
})
