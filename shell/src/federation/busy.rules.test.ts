import { busySource, recentWork, type Work } from './busy.rules.ts'

const work = (source: string, count: number, took: number, every = 100): Work[] =>
  Array.from({ length: count }, (_, index) => ({ source, began: index * every, took }))

describe('the page is kept busy by', () => {
  it.each<[string, Work[], number, string | undefined]>([
    ['nobody', [], 10_000, undefined],
    ['what works nine of ten milliseconds', work('a', 100, 90), 10_000, 'a'],
    ['what froze it for long, once', work('a', 1, 30_000), 30_010, 'a'],
    ['nobody, where one frame was late', work('a', 1, 3000), 10_000, undefined],
    ['nobody, where two share the work', [...work('a', 50, 90), ...work('b', 50, 90)], 10_000, undefined],
    ['nobody, where it is long ago', work('a', 100, 90), 25_000, undefined],
  ])('%s', (_, done, now, source) => {
    expect(busySource(done, now)).toBe(source)
  })

  it('keeps what may still count', () => {
    expect(recentWork(work('a', 3, 10, 5000), 14_000)).toHaveLength(2)
  })
})
