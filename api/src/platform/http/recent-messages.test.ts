import { recentMessages } from './recent-messages.ts'

it('tells who comes late what was said since they began to come, each thing once', () => {
  let now = 1_000_000
  const recent = recentMessages(() => now)
  recent.note('old')
  now += 60_000
  recent.note('new')
  recent.note('new')
  now += 20_000
  expect(recent.since(30_000)).toEqual(['new'])
  expect(recent.since(90_000)).toEqual(['old', 'new'])
  expect(recent.since(1_000)).toEqual([])
  expect(recent.since(0)).toEqual([])
})

it('gives a few seconds on top, and keeps nothing for long', () => {
  let now = 0
  const recent = recentMessages(() => now)
  recent.note('one')
  now += 4_000
  expect(recent.since(1)).toEqual(['one'])
  now += 200_000
  recent.note('two')
  expect(recent.since(1_000_000)).toEqual(['two'])
})
