import { levelHints, reckon, versionOfLevels } from './levels.ts'
import type { Level } from './tiers.ts'

const level = (start: number, income_per_user: number, bonus: number): Level => ({
  start,
  income_per_user,
  bonus,
})
const usual = [level(1, 500, 0), level(10, 800, 5_000), level(25, 1_000, 15_000)]

describe('the calculator', () => {
  it.each([
    [0, 0, 0],
    [9, 4_500, 0],
    [12, 6_900, 5_000],
    [30, 22_500, 15_000],
  ])('%i finishes earn %i cents and a bonus of %i', (finishes, income, bonus) => {
    expect(reckon(usual, finishes)).toEqual({ income, bonus, total: income + bonus })
  })

  it('earns nothing without levels', () => {
    expect(reckon([], 12)).toEqual({ income: 0, bonus: 0, total: 0 })
  })
})

describe('what is odd about levels', () => {
  it.each<[string, Level[], ReturnType<typeof levelHints>]>([
    ['rising ones', usual, []],
    ['none', [], []],
    ['less income higher up', [level(1, 500, 0), level(5, 400, 0)], [{ start: 5, hint: 'income_falls' }]],
    ['less bonus higher up', [level(5, 500, 10), level(1, 400, 20)], [{ start: 5, hint: 'bonus_falls' }]],
    ['a late begin', [level(3, 500, 0)], [{ start: 3, hint: 'first_earns_nothing' }]],
  ])('%s', (_what, levels, hints) => expect(levelHints(levels)).toEqual(hints))
})

describe('the version of levels', () => {
  it('is the same in any order, and another for others', () => {
    expect(versionOfLevels(usual.toReversed())).toBe(versionOfLevels(usual))
    expect(versionOfLevels(usual.slice(1))).not.toBe(versionOfLevels(usual))
    expect(versionOfLevels([])).toBe('')
  })
})
