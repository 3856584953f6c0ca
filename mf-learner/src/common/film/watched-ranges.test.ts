import { WatchedRanges, type Range } from './watched-ranges.ts'

const ranges = (...of: Range[]) => new WatchedRanges(of)

it.each<[string, Range[], Range[]]>([
  ['nothing', [], []],
  [
    'two apart',
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    'two that overlap',
    [
      [0, 2],
      [1, 3],
    ],
    [[0, 3]],
  ],
  [
    'two that touch within a seam',
    [
      [0, 2],
      [2.04, 3],
    ],
    [[0, 3]],
  ],
  [
    'one inside the other',
    [
      [0, 9],
      [2, 3],
    ],
    [[0, 9]],
  ],
  [
    'out of order',
    [
      [5, 6],
      [1, 2],
    ],
    [
      [1, 2],
      [5, 6],
    ],
  ],
  [
    'empty and backward ones',
    [
      [3, 3],
      [5, 4],
    ],
    [],
  ],
])('puts %s in order', (_, given, expected) => {
  expect(ranges(...given).ranges).toEqual(expected)
})

it.each<[string, Range[], Range[]]>([
  ['before it', [[0, 5]], [[10, 20]]],
  ['its begin', [[5, 12]], [[12, 20]]],
  [
    'its middle',
    [[12, 15]],
    [
      [10, 12],
      [15, 20],
    ],
  ],
  ['its end', [[15, 30]], [[10, 15]]],
  ['all of it', [[0, 30]], []],
])('takes %s away', (_, cut, expected) => {
  expect(ranges([10, 20]).minus(ranges(...cut)).ranges).toEqual(expected)
})

it('adds, counts and keeps within the film', () => {
  const watched = ranges([0, 10]).with([[20, 130]])
  expect(watched.seconds).toBe(120)
  expect(watched.within(100).ranges).toEqual([
    [0, 10],
    [20, 100],
  ])
  expect(WatchedRanges.none.isEmpty).toBe(true)
})

it('names the gaps one would notice', () => {
  expect(ranges([0, 10], [10.5, 40], [60, 100]).gaps(120)).toEqual([
    [40, 60],
    [100, 120],
  ])
  expect(WatchedRanges.none.gaps(30)).toEqual([[0, 30]])
})

it.each([
  // watched, seconds of the film, where it stands, what was missed
  [[[0, 10] as const], 60, 10, undefined],
  [[[0, 10] as const, [20, 30] as const], 60, 30, 10],
  [[[0, 10] as const, [20, 30] as const], 60, 5, 10],
  [[[5, 26] as const], 26, 26, 0],
  [[[0, 26] as const], 26, 26, undefined],
])(
  'of %j of %i seconds, at %i, the next part that was skipped begins at %p',
  (watched, duration, second, missed) => {
    expect(ranges(...watched).nextMissed(duration, second)).toBe(missed)
  },
)
