import { judgeHealth, type Vote, type Votes } from './health.rules.ts'
import { failedOf, failuresAfter, failuresInNewShell, simulate, type Fate } from './health.simulation.ts'

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

describe('the rule in a simulation', () => {
  const worst = (fates: readonly Fate[]): number =>
    Math.max(...fates.map((fate) => fate?.failed ?? Number.POSITIVE_INFINITY))

  it('takes fewer than one good release of ten thousand back, though it fails for one of a hundred', () => {
    const taken = simulate(60_000, 0.01, 500).filter((fate) => fate !== null)
    expect(taken.length / 60_000).toBeLessThan(1 / 10_000)
  })

  it('takes a release back that fails for everybody after five people, for a fifth after it failed for twenty at most', () => {
    expect(worst(simulate(10, 1, 100))).toBe(5)
    expect(worst(simulate(2_000, 0.2, 1_000))).toBeLessThanOrEqual(20)
    expect(worst(simulate(2_000, 0.5, 1_000))).toBeLessThanOrEqual(12)
  })

  it.each([30, 300, 100_000])(
    'takes a release back that breaks after %i good loads, within ten failures',
    (loads) => {
      expect(failuresAfter(loads)).toBeLessThanOrEqual(10)
    },
  )

  it.each([1, 2, 3, 4])('takes a release for %i people back once it failed for all of them', (audience) => {
    expect(failedOf(audience)).toBe(audience)
  })

  it.each([10, 40, 300])('takes a shell back in which a remote fails that %i people had before', (people) => {
    expect(failuresInNewShell(people)).toBeLessThanOrEqual(7)
  })
})
