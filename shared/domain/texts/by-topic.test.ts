import { byTopic } from './by-topic.ts'

const named = (...entries: [string, string][]) =>
  entries.map(([category, question]) => ({ category, question }))

it.each([
  [[], []],
  [named(['Lernen', 'a'], ['Geld', 'b'], ['Lernen', 'c']), ['Lernen: a c', 'Geld: b']],
  [named(['Lernen', 'a'], ['', 'b'], ['Geld', 'c'], ['', 'd']), [': b d', 'Lernen: a', 'Geld: c']],
])('puts %j by topic', (entries, groups) => {
  const found = byTopic(entries)
  expect(
    found.map(([topic, group]) => `${topic}: ${group.map(({ question }) => question).join(' ')}`),
  ).toEqual(groups)
})
