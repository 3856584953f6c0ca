import { rateOf, timeOfDays } from './funnel-parts.ts'

it.each([
  [10, 40, 0.25],
  [0, 40, 0],
  [0, 0, undefined],
  // More came than opened the link: by another way.
  [12, 10, undefined],
])('tells of %i out of %i the rate %p', (of, from, rate) => {
  expect(rateOf(of, from)).toBe(rate)
})

it('names a day shortly and in full', () => {
  const part = { from: '2026-03-02', visits: 1, registrations: 0, finishes: 0 }
  const { parts } = timeOfDays({ ...part, to: '2026-03-02', parts: [part] })
  expect(parts[0]).toMatchObject({ short: '2.3.', visits: 1 })
})
