import { documentCalls } from '@kursportal/shared/contract'
import { itemsOf } from '../../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openMoneyWorld, reason, type MoneyWorld } from '../money.fixtures.ts'
import { declarationOf, ISSUER } from './documents.fixtures.ts'

describe('what was settled with each payee in a year', () => {
  let platform: TestPlatform
  let money: MoneyWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
    await money.finish(12)
    await money.admin.put('/document-issuer', ISSUER)
  })

  const declare = (more: object = {}) =>
    money.owner.post('/payee-declaration', declarationOf(money.society_id, { ...more }))
  const ask = (query: Record<string, string | number> = {}) =>
    money.admin.get('/payee-years', { year: 2026, ...query })
  const lines = async (query: Record<string, string | number> = {}) =>
    documentCalls.listPayeeYears.answer.parse((await ask(query)).body)

  it('is summed up by payee and VAT treatment, less what was cancelled', async () => {
    await declare({ name: 'Olga Öçal' })
    await money.bookedRequest(500)
    // The same said again is the same payee.
    await declare({ name: 'Olga Öçal' })
    const cancelled = await money.bookedRequest(300)
    const [document] = itemsOf(await money.admin.get('/payout-documents', { request_id: cancelled }))
    await money.admin.post('/payout-document/cancellation', { document_id: document?.['id'], reason })
    await declare({ status: 'vat_liable', name: 'Ada Möwe', vat_id: 'DE136695976' })
    await money.bookedRequest(1_000)
    expect(await lines()).toMatchObject({
      items: [
        {
          payee: { name: 'Ada Möwe', city: 'Kassel', vat_id: 'DE136695976' },
          treatment: 'standard',
          documents: 1,
          net: 840,
          tax: 160,
          total: 1_000,
        },
        { payee: { name: 'Olga Öçal' }, treatment: 'none', documents: 3, net: 500, tax: 0, total: 500 },
      ],
      total: 2,
    })
    expect(await lines({ search: 'öcal' })).toMatchObject({ items: [{ documents: 3 }], total: 1 })
    expect(await lines({ limit: 1, offset: 1 })).toMatchObject({ items: [{ documents: 3 }], total: 2 })
    expect(await lines({ year: 2025 })).toEqual({ items: [], total: 0 })
  })

  it('costs the same queries however many there are, and the look is noted', async () => {
    await declare()
    await money.bookedRequest(500)
    // The first look of an opening is noted.
    await ask()
    const before = await platform.queriesIn(ask)
    await declare({ name: 'Zoe' })
    await money.bookedRequest(500)
    expect(await platform.queriesIn(ask)).toBe(before)
    const noted = itemsOf(await money.admin.get('/audit-log', { kind: 'reads' }))
    expect(noted).toMatchObject([{ action: 'payees_viewed', subject: '2026' }])
  })
})
