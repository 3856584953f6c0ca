import { sql } from 'kysely'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN, UNKNOWN } from '../../testing/values.ts'
import { openMoneyWorld, type MoneyWorld } from './money.fixtures.ts'

describe('the SEPA file', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  const account = {
    holder: 'Kursportal Gesundheit GmbH & Co. KG',
    iban: 'de89 3704 0044 0532 0130 00',
    bic: null,
  }
  it('needs an account to pay from, whose IBAN is checked', async () => {
    expect((await money.admin.get('/payout-account')).body).toBeNull()
    expect(codeOf(await money.admin.post('/sepa-export', {}))).toBe('409 payout_account_missing')
    const wrong = await money.admin.put('/payout-account', { ...account, iban: 'DE88 3704', bic: 'XX' })
    expect(wrong.body).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'iban' }, { path: 'bic' }],
    })
    const stored = { ...account, iban: IBAN, version: expect.any(String) as string }
    expect((await money.admin.put('/payout-account', account)).body).toMatchObject(stored)
    expect((await money.admin.get('/payout-account')).body).toMatchObject(stored)
    expect(codeOf(await money.admin.post('/sepa-export', {}))).toBe('409 nothing_to_export')
  })

  it('is paid from an account that two admins do not set unseen', async () => {
    const first = await money.admin.put('/payout-account', { ...account, based_on: 'none' })
    const { version } = first.body as { version: string }
    const again = { ...account, holder: 'Andere GmbH' }
    expect(codeOf(await money.admin.put('/payout-account', { ...again, based_on: 'none' }))).toBe(
      '409 edited_meanwhile',
    )
    const second = await money.admin.put('/payout-account', { ...again, based_on: version })
    expect(second.body).toMatchObject({ holder: 'Andere GmbH', edited: { by: { name: 'Erika Beispiel' } } })
    expect(codeOf(await money.admin.put('/payout-account', { ...account, based_on: version }))).toBe(
      '409 edited_meanwhile',
    )
  })

  it('holds each booked payout once, in letters every bank accepts', async () => {
    await money.finish(12)
    await money.admin.put('/payout-account', { ...account, bic: 'COBADEFFXXX' })
    const [first, second] = [await money.bookedRequest(1_000), await money.bookedRequest(2_300)]
    const made = await money.admin.post('/sepa-export', {})
    expect(made.body).toMatchObject({ payments: 2, total: 3_300, created_by: { name: 'Erika Beispiel' } })
    const file = await money.admin.get('/sepa-export', { 'export-id': idOf(made) })
    expect(file.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="KP-20260801-\w{8}\.xml"$/)
    expect(tags(file, 'Nm')).toEqual([
      'Kursportal Gesundheit GmbH + Co. KG',
      'Kursportal Gesundheit GmbH + Co. KG',
      'Olga Oecal',
      'Olga Oecal',
    ])
    expect(tags(file, 'NbOfTxs')).toEqual(['2', '2'])
    expect(tags(file, 'CtrlSum')).toEqual(['33.00', '33.00'])
    expect(tags(file, 'InstdAmt')).toEqual(['10.00', '23.00'])
    expect(tags(file, 'IBAN')).toEqual([IBAN, IBAN, IBAN])
    expect(tags(file, 'BICFI')).toEqual(['COBADEFFXXX'])
    expect(tags(file, 'Ustrd')[0]).toBe('Provision 2026 TSV Moewe')
    expect(tags(file, 'EndToEndId')).toEqual([first, second].map((id) => id.replaceAll('-', '')))
    expect(tags(file, 'ReqdExctnDt')).toEqual(['<Dt>2026-08-01</Dt>'])
    expect(file.text).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    expect(itemsOf(await money.admin.get('/sepa-exports'))).toMatchObject([{ id: idOf(made) }])
    expect(codeOf(await money.admin.get('/sepa-export', { 'export-id': UNKNOWN }))).toBe('404 not_found')
    const requests = itemsOf(await money.owner.get('/transaction-requests'))
    expect(requests.map((one) => one['exported_at'])).toEqual([expect.any(String), expect.any(String)])
  })

  it('takes the payouts that are named, unless they are in a file already', async () => {
    await money.finish(12)
    await money.admin.put('/payout-account', account)
    const [first, second, open] = [
      await money.bookedRequest(1_000),
      await money.bookedRequest(2_300),
      idOf(await money.request(100)),
    ]
    const exported = await money.admin.post('/sepa-export', { request_ids: [second] })
    expect(exported.body).toMatchObject({ payments: 1, total: 2_300 })
    const again = (request_ids: string[]) => money.admin.post('/sepa-export', { request_ids })
    expect(codeOf(await again([first, second]))).toBe('409 already_exported')
    expect(codeOf(await again([open]))).toBe('409 already_exported')
    expect(codeOf(await again([first, UNKNOWN]))).toBe('404 not_found')
    expect((await money.admin.post('/sepa-export', {})).body).toMatchObject({ payments: 1, total: 1_000 })
  })

  it('leaves out what a bank would refuse the whole file for, and says so', async () => {
    await money.finish(12)
    await money.admin.put('/payout-account', account)
    const [nameless, abroad, good] = [
      await money.bookedRequest(1_000),
      await money.bookedRequest(1_100),
      await money.bookedRequest(1_200),
    ]
    const { db, secrets } = platform.context
    const change = (id: string, set: object) =>
      db.updateTable('payout_requests').set(set).where('id', '=', id).execute()
    await change(nameless, { account_holder: '\u200b \u200b' })
    await change(abroad, { iban_encrypted: secrets.encrypt('TR330006100519786457841326') })
    expect((await money.admin.post('/sepa-export', { request_ids: [abroad, good] })).body).toMatchObject({
      code: 'payout_data_missing',
      details: { request_ids: [abroad] },
    })
    // What is said before is what is done.
    const said = { payments: 1, request_ids: [good], total: 1_200, left_out: 2 }
    expect((await money.admin.get('/sepa-export/preview')).body).toEqual(said)
    const made = await money.admin.post('/sepa-export', {})
    expect(made.body).toMatchObject({ payments: 1, total: 1_200, left_out: [nameless, abroad] })
    expect((await money.admin.get('/sepa-export/preview')).body).toEqual({
      ...said,
      payments: 0,
      request_ids: [],
      total: 0,
    })
    const file = await money.admin.get('/sepa-export', { 'export-id': idOf(made) })
    expect(file.text).not.toContain('<Nm/>')
    expect(codeOf(await money.admin.post('/sepa-export', {}))).toBe('409 payout_data_missing')
  })

  it('is paid from an account that takes part in SEPA', async () => {
    const abroad = { ...account, iban: 'BR1800360305000010009795493C1' }
    expect((await money.admin.put('/payout-account', abroad)).body).toMatchObject({
      details: [{ path: 'iban', message: 'iban_outside_sepa' }],
    })
  })

  it('tells a payment that came back and goes out again from the first one', async () => {
    await money.finish(12)
    await money.admin.put('/payout-account', account)
    const request_id = await money.bookedRequest(1_000)
    const exported = async () => {
      const made = await money.admin.post('/sepa-export', {})
      return tags(await money.admin.get('/sepa-export', { 'export-id': idOf(made) }), 'EndToEndId')
    }
    const first = await exported()
    const payout = (await money.ledger()).find((line) => line['kind'] === 'payout')
    await money.reverse(payout?.['id'])
    await money.admin.post('/society/transaction', { request_id })
    const second = await exported()
    expect(second).toEqual([`${first[0]}-2`])
    expect(String(second[0]).length).toBeLessThanOrEqual(35)
  })

  it('is not readable in the database', async () => {
    await money.finish(6)
    await money.admin.put('/payout-account', account)
    await money.bookedRequest(1_000)
    await money.admin.post('/sepa-export', {})
    const { rows } = await sql<{ text: string }>`
      select encode(file_encrypted, 'escape') || (select string_agg(encode(iban_encrypted, 'escape'), '') from payout_requests) as text
      from sepa_exports`.execute(platform.context.db)
    expect(rows[0]?.text).not.toContain('3704004405')
  })
})

/** What stands in the elements of this name, in order. */
const tags = ({ text }: TestAnswer, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'g'))].map((match) => match[1] ?? '')
