import { judgeHealth, limitAfter, nextScore, sharesBeside, type Vote, type Votes } from './health.rules.ts'

const person = (failing: boolean): Vote => ({ failing, person: true })
const stranger = (failing: boolean): Vote => ({ failing, person: false })
const times = (count: number, vote: Vote): Vote[] => Array.from({ length: count }, () => vote)
const votes = (latest: Vote[], more: Partial<Votes> = {}): Votes => ({
  latest,
  all: latest.length,
  failed_loads: latest.filter(({ failing }) => failing).length,
  audience: null,
  ...more,
})
const good = votes(times(100, person(false)))
const ok = person(false)
const no = person(true)

describe('whether a release is taken back', () => {
  it.each<[string, Votes, Pick<Votes, 'latest'>, boolean]>([
    ['nobody had it yet', votes([]), good, false],
    ['one person for whom it fails', votes([no]), good, false],
    ['four persons', votes(times(4, no)), good, false],
    ['five persons', votes(times(5, no)), good, true],
    [
      'a lonely failure now and then',
      votes(times(60, ok).flatMap((vote) => [vote, ...times(40, ok), no])),
      good,
      false,
    ],
    ['after weeks, six in a row', votes([...times(300, ok), ...times(6, no)]), good, true],
    ['every fifth of fifty', votes(times(10, no).flatMap((vote) => [vote, ...times(4, ok)])), good, true],
    [
      'as often as before: the network',
      votes(times(20, no).flatMap((vote) => [vote, ok, ok])),
      votes(times(40, no).flatMap((vote) => [vote, ok, ok])),
      false,
    ],
    [
      'far more often than before',
      votes([...times(40, ok), ...times(60, no)]),
      votes(times(30, no).concat(times(70, ok))),
      true,
    ],
    ['too few had the one before to compare', votes(times(5, no)), votes([no]), true],
    ['seventeen anonymous networks alone', votes(times(17, stranger(true))), good, false],
    ['twenty anonymous networks alone', votes(times(20, stranger(true))), good, true],
    [
      'twenty rented networks among people for whom it loads',
      votes(times(20, stranger(true)).flatMap((vote) => [vote, ok, ok, ok, ok])),
      good,
      false,
    ],
    [
      'thirty rented networks after people for whom it loads',
      votes([...times(9, ok), ...times(30, stranger(true))]),
      good,
      false,
    ],
    ['two of an audience of three', votes([no, no], { audience: 3, failed_loads: 6 }), good, false],
    ['all three of an audience of three', votes([no, no, no], { audience: 3 }), good, true],
    [
      'all but one of an audience of three',
      votes([no, ok, no], { audience: 3, failed_loads: 9 }),
      good,
      false,
    ],
    ['the only one there is, once', votes([no], { audience: 1 }), good, false],
    ['the only one there is, three times', votes([no], { audience: 1, failed_loads: 3 }), good, true],
  ])('%s', (_, release, before, bad) => {
    expect(judgeHealth(release, before).bad).toBe(bad)
  })

  it('says why, for the audit trail', () => {
    expect(judgeHealth(votes([...times(50, ok), ...times(6, no), stranger(true)]), good)).toEqual({
      bad: true,
      reason: expect.stringContaining('bei 7 von 7 nicht (6 Personen, 1 anonyme Netze oder Neue)'),
    })
  })
})

/** Numbers between 0 and 1 that are the same in each run (mulberry32). */
const chance = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

describe('the rule in a simulation', () => {
  const shares = sharesBeside(good)
  /** A release that fails for a share of people; how many had failed when it was taken back, null: never. */
  const live = (share: number, people: number, random: () => number): number | null => {
    let [score, failed] = [0, 0]
    for (let voter = 1; voter <= people; voter += 1) {
      const failing = random() < share
      if (failing) failed += 1
      score = nextScore(score, person(failing), shares)
      if (failing && score >= limitAfter(voter)) return failed
    }
    return null
  }
  const run = (releases: number, share: number, people: number): (number | null)[] => {
    const random = chance(2026)
    return Array.from({ length: releases }, () => live(share, people, random))
  }
  const worst = (fates: readonly (number | null)[]): number =>
    Math.max(...fates.map((failed) => failed ?? Number.POSITIVE_INFINITY))

  it('takes fewer than one good release of ten thousand back, though it fails for one of a hundred', () => {
    const taken = run(60_000, 0.01, 500).filter((failed) => failed !== null)
    expect(taken.length / 60_000).toBeLessThan(1 / 10_000)
  })

  it('takes a release back that fails for everybody after five people, for a fifth after twenty at most', () => {
    expect(worst(run(10, 1, 100))).toBe(5)
    expect(worst(run(2_000, 0.2, 1_000))).toBeLessThanOrEqual(20)
    expect(worst(run(2_000, 0.5, 1_000))).toBeLessThanOrEqual(12)
  })

  it('takes a release back that breaks after days, within twenty failures', () => {
    for (const before of [30, 300, 100_000]) {
      const failures = Array.from({ length: 20 }, (_, index) => index + 1).find(
        (count) =>
          judgeHealth(
            votes([...times(Math.min(before, 380), ok), ...times(count, no)], { all: before + count }),
            good,
          ).bad,
      )
      expect(failures).toBeLessThanOrEqual(10)
    }
  })
})
