import * as fc from 'fast-check'
import { berlinYear, startOfBerlinDay } from '../berlin-time.ts'
import {
  bonusOf,
  incomeAt,
  incomeOf,
  isPromotion,
  levelAt,
  nextLevel,
  tierAt,
  TIERS,
  type Level,
  type Stretch,
} from './tiers.ts'

const level = (start: number, income_per_user: number, bonus: number): Level => ({
  start,
  income_per_user,
  bonus,
})
const euro = (amount: number) => Math.round(amount * 100)

/** The levels the examples are told with: 5 € each, from the 10th on 8 € (bonus 50 €), from the 25th on 10 € (150 €). */
const usual = [level(1, 500, 0), level(10, 800, 5_000), level(25, 1_000, 15_000)]

describe('what a year earns', () => {
  // finishes in the year | income | bonus at its end | tier
  it.each([
    [0, euro(0), euro(0), 'none'],
    [1, euro(5), euro(0), 'iron'],
    [9, euro(45), euro(0), 'iron'],
    [10, euro(53), euro(50), 'bronze'],
    [12, euro(69), euro(50), 'bronze'],
    [24, euro(165), euro(50), 'bronze'],
    [25, euro(175), euro(150), 'silver'],
    [30, euro(225), euro(150), 'silver'],
    [1_000, euro(9 * 5 + 15 * 8 + 976 * 10), euro(150), 'silver'],
  ])('%i finishes earn %i cents and a bonus of %i cents: %s', (finishes, income, bonus, tier) => {
    const year: Stretch[] = [{ levels: usual, finishes }]
    expect(incomeOf(year)).toBe(income)
    expect(bonusOf(year)).toBe(bonus)
    expect(tierAt(usual, finishes)).toBe(tier)
  })

  it('earns nothing without levels', () => {
    expect(incomeOf([{ levels: [], finishes: 50 }])).toBe(0)
    expect(bonusOf([{ levels: [], finishes: 50 }])).toBe(0)
    expect(tierAt([], 50)).toBe('none')
  })

  it('earns nothing before the first level begins, and from its start on what it says', () => {
    const late = [level(5, 1_000, 2_000)]
    expect(incomeOf([{ levels: late, finishes: 4 }])).toBe(0)
    expect(incomeOf([{ levels: late, finishes: 5 }])).toBe(euro(10))
    expect(tierAt(late, 4)).toBe('none')
    expect(tierAt(late, 5)).toBe('iron')
  })

  it('pays the bonus of the highest level reached only, even when it is the smaller one', () => {
    const falling = [level(1, 100, 9_000), level(3, 100, 1_000)]
    expect(bonusOf([{ levels: falling, finishes: 2 }])).toBe(euro(90))
    expect(bonusOf([{ levels: falling, finishes: 3 }])).toBe(euro(10))
  })
})

describe('levels that change during a year', () => {
  // The story | the stretches of the year | income | bonus
  it.each<[string, Stretch[], number, number]>([
    [
      'better levels after the 12th finish: the 13th earns by them, the first 12 stay',
      [
        { levels: usual, finishes: 12 },
        { levels: [level(1, 600, 0), level(10, 900, 6_000)], finishes: 1 },
      ],
      euro(69 + 9),
      euro(60),
    ],
    [
      'worse levels: what had been reached stays, the bonus too',
      [
        { levels: usual, finishes: 12 },
        { levels: [level(1, 100, 0), level(10, 200, 1_000)], finishes: 3 },
      ],
      euro(69 + 3 * 2),
      euro(50),
    ],
    [
      'a level begins later from now on: the society is below it again, its bonus stays',
      [
        { levels: usual, finishes: 12 },
        { levels: [level(1, 500, 0), level(20, 1_000, 10_000)], finishes: 1 },
      ],
      euro(69 + 5),
      euro(50),
    ],
    [
      'a change nobody finished under changes nothing',
      [
        { levels: usual, finishes: 12 },
        { levels: [level(1, 1, 99_999)], finishes: 0 },
      ],
      euro(69),
      euro(50),
    ],
    [
      'all levels removed: further finishes earn nothing',
      [
        { levels: usual, finishes: 10 },
        { levels: [], finishes: 5 },
      ],
      euro(53),
      euro(50),
    ],
    [
      'levels given only after three finishes: they count from the fourth on',
      [
        { levels: [], finishes: 3 },
        { levels: usual, finishes: 1 },
      ],
      euro(5),
      euro(0),
    ],
  ])('%s', (_story, stretches, income, bonus) => {
    expect(incomeOf(stretches)).toBe(income)
    expect(bonusOf(stretches)).toBe(bonus)
  })
})

describe('tiers and what comes next', () => {
  it('names up to six levels in order of their start, whatever order they come in', () => {
    const six = [60, 10, 50, 20, 40, 30].map((start) => level(start, start, 0))
    expect([5, 10, 20, 30, 40, 50, 60, 600].map((n) => tierAt(six, n))).toEqual([...TIERS, 'diamond'])
    expect(levelAt(six, 39)?.start).toBe(30)
  })

  it('tells the next level and how many finishes are missing', () => {
    expect(nextLevel(usual, 0)).toEqual({ ...usual[0], tier: 'iron', missing: 1 })
    expect(nextLevel(usual, 9)).toEqual({ ...usual[1], tier: 'bronze', missing: 1 })
    expect(nextLevel(usual, 11)).toEqual({ ...usual[2], tier: 'silver', missing: 14 })
    expect(nextLevel(usual, 25)).toBeNull()
    expect(nextLevel([], 3)).toBeNull()
  })

  it('tells which finish reached a level', () => {
    expect([9, 10, 11].map((n) => isPromotion(usual, n))).toEqual([false, true, false])
  })
})

describe('which year a finish belongs to', () => {
  // Europe/Berlin decides: one hour ahead of UTC at New Year, two in summer.
  it.each([
    ['2026-12-31T22:59:59Z', 2026],
    ['2026-12-31T23:00:00Z', 2027],
    ['2027-01-01T00:00:00Z', 2027],
    ['2026-01-01T00:00:00+01:00', 2026],
    ['2025-12-31T23:59:59+01:00', 2025],
    ['2026-03-29T00:59:59Z', 2026],
    ['2026-10-25T01:00:00Z', 2026],
  ])('%s belongs to %i', (instant, year) => expect(berlinYear(new Date(instant))).toBe(year))

  it.each([
    ['2026-01-01', '2025-12-31T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins in Berlin at %s', (day, instant) => expect(startOfBerlinDay(day).toISOString()).toBe(instant))
})

describe('whatever the levels', () => {
  const levels = fc.uniqueArray(
    fc.record({
      start: fc.integer({ min: 1, max: 60 }),
      income_per_user: fc.integer({ min: 0, max: 5_000 }),
      bonus: fc.integer({ min: 0, max: 50_000 }),
    }),
    { maxLength: 6, selector: (one) => one.start },
  )
  const stretches = fc.array(fc.record({ levels, finishes: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 5,
  })

  it('one more finish never lessens the income, and adds what the next finish earns', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 0, max: 80 }), (given, n) => {
        expect(
          incomeOf([{ levels: given, finishes: n + 1 }]) - incomeOf([{ levels: given, finishes: n }]),
        ).toBe(incomeAt(given, n + 1))
      }),
    )
  })

  it('a further stretch never takes away what was earned', () => {
    fc.assert(
      fc.property(stretches, levels, fc.integer({ min: 1, max: 30 }), (year, next, finishes) => {
        const longer = [...year, { levels: next, finishes }]
        expect(incomeOf(longer)).toBeGreaterThanOrEqual(incomeOf(year))
        expect(bonusOf(longer)).toBeGreaterThanOrEqual(bonusOf(year))
      }),
    )
  })
})
