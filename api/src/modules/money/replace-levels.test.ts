import { levelCalls } from '@kursportal/shared/contract'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addLevels, addSociety, usualLevels } from '../../seed/scenarios/societies.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { openMoneyWorld, type MoneyWorld } from './money.fixtures.ts'

/** Levels that are set all at once, and who would move (kept with money: finishes are counted there). */
describe('setting levels', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  const put = (body: object) => money.admin.put('/society-levels', body)
  const set = async (body: object) => levelCalls.replaceLevels.answer.parse((await put(body)).body)
  const read = async (query: object = { society_id: money.society_id }) =>
    levelCalls.listLevels.answer.parse((await money.admin.get('/society-levels', { ...query })).body)
  const level = (start: number, income_per_user: number, bonus = 0) => ({ start, income_per_user, bonus })

  it('says who would move before anything is stored', async () => {
    await money.finish(12)
    const { version } = await read()
    const levels = [level(1, 600), level(20, 900)]
    const asked = await set({ society_id: money.society_id, levels, dry_run: true })
    expect(asked).toMatchObject({
      inherited: false,
      societies: 1,
      up: 0,
      down: 1,
      moves: [
        { society: { name: 'TSV Möwe' }, finishes: 12, from: 'bronze', to: 'iron', before: 800, after: 600 },
      ],
    })
    expect(await read()).toMatchObject({ version, total: 3 })
    expect(itemsOf(await money.admin.get('/audit-log'))).toEqual([])
    await set({ society_id: money.society_id, levels, based_on: version })
    expect(await read()).toMatchObject({ total: 2, items: [{ tier: 'iron' }, { tier: 'bronze', start: 20 }] })
    expect(itemsOf(await money.admin.get('/audit-log'))).toMatchObject([
      { action: 'levels_changed', subject: 'TSV Möwe', details: { before: usualLevels, after: levels } },
    ])
    // What was earned stays: 9 × 5 € + 3 × 8 €.
    expect(await money.figures()).toMatchObject({ money: { earned: 6_900 }, progress: { tier: 'iron' } })
  })

  it('gives a society the default levels back', async () => {
    await platform.run((context) => addLevels(context, null, [level(1, 100)]))
    expect(await set({ society_id: money.society_id, levels: [] })).toMatchObject({
      inherited: true,
      version: '',
      levels: [level(1, 100)],
    })
    expect(await read()).toMatchObject({ inherited: true, version: '', items: [level(1, 100)] })
  })

  it('counts for default levels only who has none of its own', async () => {
    await platform.run(async (context) => {
      await addLevels(context, null)
      const society_id = await addSociety(context, { name: 'Ohne eigene Stufen' })
      await addFinishedMembers(context, { society_id, course_id: money.course_id, count: 9 })
      await addSociety(context, { name: 'Noch ohne Abschluss' })
    })
    await money.finish(12)
    expect(
      await set({ society_id: null, levels: [level(1, 500), level(9, 700)], dry_run: true }),
    ).toMatchObject({
      societies: 2,
      up: 1,
      down: 0,
      moves: [{ society: { name: 'Ohne eigene Stufen' }, finishes: 9, from: 'iron', to: 'bronze' }],
    })
    expect(await set({ society_id: null, levels: [] })).toMatchObject({
      levels: [],
      inherited: false,
      down: 1,
    })
    expect(await read({ defaults: true })).toMatchObject({ total: 0 })
  })

  it('keeps what somebody else set meanwhile', async () => {
    const { version } = await read()
    await set({ society_id: money.society_id, levels: [level(1, 600)] })
    const late = { society_id: money.society_id, levels: [level(1, 700)], based_on: version }
    expect(codeOf(await put(late))).toBe('409 edited_meanwhile')
    expect(await read()).toMatchObject({ items: [level(1, 600)] })
  })

  it.each([
    ['two with the same start', [level(1, 1), level(1, 2)], '409 level_exists'],
    ['more than six', [1, 2, 3, 4, 5, 6, 7].map((start) => level(start, 1)), '409 too_many_levels'],
    ['a start of zero', [level(0, 1)], '422 validation_failed'],
    ['a negative income', [level(1, -1)], '422 validation_failed'],
  ])('refuses %s', async (_what, levels, code) => {
    expect(codeOf(await put({ society_id: money.society_id, levels }))).toBe(code)
    expect(await read()).toMatchObject({ total: 3 })
  })

  it('is for admins, of societies that are there', async () => {
    expect(codeOf(await put({ society_id: UNKNOWN, levels: [] }))).toBe('404 not_found')
    const body = { society_id: money.society_id, levels: [] }
    expect(codeOf(await money.leader.put('/society-levels', body))).toBe('403 forbidden')
  })
})
