import { judgeHealth, type Tally } from './health.rules.ts'

const votes = (people: [failing: number, all: number], networks: [number, number] = [0, 0]): Tally => ({
  people: { failing: people[0], all: people[1] },
  networks: { failing: networks[0], all: networks[1] },
})
const good = votes([0, 100])

describe('whether a release is taken back', () => {
  it.each<[string, Tally, Tally, boolean]>([
    ['nobody had it yet', votes([0, 0]), good, false],
    ['one person for whom everything fails', votes([1, 1]), good, false],
    ['two persons of four', votes([2, 4]), good, false],
    ['three persons of five', votes([3, 5]), good, true],
    ['three persons of ten', votes([3, 10]), good, true],
    ['three persons of eleven', votes([3, 11]), good, false],
    ['a third of many', votes([400, 1200]), good, true],
    ['one in a hundred of many', votes([12, 1200]), good, false],
    ['as often as before: the network', votes([40, 100]), votes([30, 100]), false],
    ['twice as often as before', votes([60, 100]), votes([30, 100]), true],
    ['before it too few had the other to compare', votes([3, 5]), votes([1, 1]), true],
    ['one anonymous visitor', votes([0, 20], [1, 1]), good, false],
    ['nineteen anonymous networks alone', votes([0, 0], [19, 19]), good, false],
    ['twenty anonymous networks alone', votes([0, 0], [20, 20]), good, true],
    ['twenty rented networks against forty people', votes([0, 40], [20, 20]), good, false],
    ['people and networks together', votes([2, 4], [4, 4]), good, true],
  ])('%s', (_, release, before, bad) => {
    expect(judgeHealth(release, before).bad).toBe(bad)
  })

  it('says why, for the audit trail', () => {
    expect(judgeHealth(votes([3, 5], [1, 4]), good)).toEqual({
      bad: true,
      reason: expect.stringContaining('54 % nicht (3 von 5 Personen, 1 von 4 anonymen Netzen oder Neuen)'),
    })
  })
})
