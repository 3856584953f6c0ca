import { sql } from 'kysely'
import { documentCalls } from '@kursportal/shared/contract'
import { codeOf, idOf, itemsOf } from '../../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { UNKNOWN } from '../../../testing/values.ts'
import { openMoneyWorld, reason, type MoneyWorld } from '../money.fixtures.ts'
import { openContent } from './document-content.ts'
import { declarationOf, ISSUER } from './documents.fixtures.ts'

describe('the documents of payouts', () => {
  let platform: TestPlatform
  let money: MoneyWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
    await money.finish(12)
  })

  const issue = () => money.admin.put('/document-issuer', ISSUER)
  const declare = (more: object = {}, client = money.owner) =>
    client.post('/payee-declaration', declarationOf(money.society_id, { ...more }))
  const documents = async (query: Record<string, string | number | boolean> = {}) =>
    documentCalls.listPayoutDocuments.answer.parse((await money.admin.get('/payout-documents', query)).body)
      .items
  const only = async (request_id: string) => {
    const [document] = await documents({ request_id })
    if (!document) throw new Error('no document')
    return document
  }
  const documented = async (amount: number) => only(await money.bookedRequest(amount))
  const object = (document_id: string, client = money.owner) =>
    client.post('/payout-document/objection', { document_id, reason: 'Ich bin kein Verein.' })
  const decide = (document_id: string, decision: 'cancelled' | 'kept') =>
    money.admin.post('/payout-document/objection-decision', { document_id, decision, reason })

  it('are not issued, and ask for nothing, until somebody is entered who issues them', async () => {
    const request_id = await money.bookedRequest(1_000)
    expect(await documents({ request_id })).toEqual([])
    expect((await money.figures()).payout.obstacles).not.toContain('declaration_missing')
  })

  it('need a declaration once they are issued, and each side says so', async () => {
    const open = idOf(await money.request(1_000))
    await issue()
    expect((await money.figures()).payout.obstacles).toEqual(['declaration_missing'])
    const asked = await money.request(500)
    expect(codeOf(asked)).toBe('409 payout_data_missing')
    expect(asked.body).toMatchObject({ details: { missing: ['declaration'] } })
    const booked = await money.admin.post('/society/transaction', { request_id: open })
    expect(codeOf(booked)).toBe('409 payout_data_missing')
    const several = await money.admin.post('/society/transactions', { request_ids: [open] })
    expect(several.body).toMatchObject({ booked: [], left_out: [{ why: 'declaration_missing' }] })
    expect((await declare()).status).toBe(200)
    expect((await money.figures()).payout.obstacles).toEqual([])
    expect((await money.admin.post('/society/transaction', { request_id: open })).status).toBe(200)
    expect(await documents()).toMatchObject([{ number: '2026-00001', kind: 'receipt', total: 1_000 }])
  })

  it.each([
    [{}, 'receipt', 0],
    [{ status: 'small_business', tax_number: '26 815 08152' }, 'credit_note', 0],
    [{ status: 'vat_liable', vat_id: 'DE136695976' }, 'credit_note', 160],
    [{ status: 'club', taxed: true, tax_number: '26 815 08152' }, 'credit_note', 160],
    [{ status: 'club', tax_number: '26 815 08152' }, 'credit_note', 0],
    [{ status: 'eu', country: 'AT', vat_id: 'ATU12345678' }, 'credit_note', 0],
  ])('are the right ones for %j', async (more, kind, tax) => {
    await issue()
    await declare(more)
    expect(await documented(1_000)).toMatchObject({
      kind,
      tax,
      net: 1_000 - tax,
      total: 1_000,
      state: 'valid',
    })
  })

  it('wait for the operator’s own number where the payee is abroad, and the reason is the right one', async () => {
    await money.admin.put('/document-issuer', { ...ISSUER, vat_id: '' })
    await declare({ status: 'eu', country: 'AT', vat_id: 'ATU12345678' })
    const open = idOf(await money.request(1_000))
    const several = await money.admin.post('/society/transactions', { request_ids: [open] })
    expect(several.body).toMatchObject({ booked: [], left_out: [{ why: 'issuer_vat_id_missing' }] })
  })

  it('refuse a declaration no document can be made of, field by field', async () => {
    expect((await declare({ status: 'vat_liable' })).body).toMatchObject({
      details: [{ path: 'tax_number', message: 'tax_or_vat_number' }],
    })
    expect(codeOf(await declare({ status: 'eu', country: 'AT' }))).toBe('422 validation_failed')
    expect(codeOf(await declare({ agreed: false }))).toBe('422 validation_failed')
    expect(codeOf(await declare({}, money.leader))).toBe('404 not_found')
    expect(codeOf(await declare({}, money.stranger))).toBe('404 not_found')
  })

  it('follow what is declared from then on; the history stays', async () => {
    await issue()
    await declare()
    const before = await documented(500)
    await money.later('2026-08-02T10:00:00Z')
    await declare({ status: 'vat_liable', vat_id: 'DE136695976' })
    expect(await documented(500)).toMatchObject({ kind: 'credit_note', status: 'vat_liable' })
    expect(await only(before.request_id)).toMatchObject({ kind: 'receipt', status: 'private' })
    const told = (client: MoneyWorld['owner']) =>
      client.get('/payee-declarations', { society_id: money.society_id })
    expect((await told(money.owner)).body).toMatchObject({
      current: { status: 'vat_liable', declared_on: '2026-08-02', facts: { vat_id: 'DE136695976' } },
      history: [{ status: 'vat_liable' }, { status: 'private', signed_name: 'Olga Öçal' }],
      may_declare: true,
    })
    expect((await told(money.leader)).body).toMatchObject({ current: { facts: null }, may_declare: false })
    expect((await told(money.admin)).body).toMatchObject({ current: { facts: { name: 'Olga Öçal' } } })
    const [noted] = itemsOf(await money.admin.get('/audit-log', { kind: 'reads' }))
    expect(noted).toMatchObject({ subject: 'TSV Möwe' })
  })

  it('hold for the present owner only', async () => {
    await issue()
    await declare()
    const { user_id } = await platform.context.db
      .selectFrom('society_admins')
      .select('user_id')
      .executeTakeFirstOrThrow()
    await money.admin.patch('/society', { owner_id: user_id }, { 'society-id': money.society_id })
    const told = async (client: MoneyWorld['owner']) =>
      (await client.get('/payee-declarations', { society_id: money.society_id })).body
    const facts = { name: 'Olga Öçal' }
    expect(await told(money.admin)).toMatchObject({ current: null, history: [{ status: 'private', facts }] })
    // Lena owns it now, and reads what she declared herself.
    expect(await told(money.leader)).toMatchObject({ may_declare: true, history: [{ facts: null }] })
    await money.later('2026-08-02T10:00:00Z')
    await declare({ name: 'Lena' }, money.leader)
    expect(await told(money.leader)).toMatchObject({
      current: { facts: { name: 'Lena' } },
      history: [{ facts: { name: 'Lena' } }, { facts: null }],
    })
  })

  it('are objected to by the payee; the payout waits, and an admin lets one stand or cancels it', async () => {
    await issue()
    await declare({ status: 'small_business', tax_number: '26 815 08152' })
    const first = await documented(500)
    const second = await documented(600)
    expect(codeOf(await object(first.id, money.leader))).toBe('404 not_found')
    expect((await object(first.id)).body).toMatchObject({ state: 'objected' })
    expect(codeOf(await object(first.id))).toBe('409 document_settled')
    await object(second.id)
    expect((await money.mails('document-objected'))[0]?.text).toContain('Ich bin kein Verein.')
    await money.admin.put('/payout-account', { holder: 'Portal', iban: 'DE02120300000000202051', bic: null })
    expect(codeOf(await money.admin.post('/sepa-export', {}))).toBe('409 payout_data_missing')
    expect((await decide(first.id, 'kept')).body).toMatchObject({
      state: 'kept',
      objection: { decision: 'kept' },
    })
    expect(codeOf(await decide(first.id, 'cancelled'))).toBe('409 already_decided')
    expect((await decide(second.id, 'cancelled')).body).toMatchObject({
      state: 'cancelled',
      cancelled_by: { number: '2026-00003' },
    })
    expect((await money.mails('document-cancelled'))[0]?.text).toContain('2026-00003')
    expect((await money.admin.post('/sepa-export', {})).body).toMatchObject({ payments: 2 })
  })

  it('are cancelled by one of their own number, once, and issued anew by what is declared then', async () => {
    await issue()
    await declare()
    const first = await documented(1_000)
    const cancel = () => money.admin.post('/payout-document/cancellation', { document_id: first.id, reason })
    expect((await cancel()).body).toMatchObject({ state: 'cancelled' })
    expect(codeOf(await cancel())).toBe('409 document_settled')
    const again = () => money.admin.post('/payout-document', { request_id: first.request_id })
    await declare({ status: 'vat_liable', vat_id: 'DE136695976' })
    expect((await again()).body).toMatchObject({ number: '2026-00003', tax: 160 })
    expect(codeOf(await again())).toBe('409 document_settled')
    expect(
      (await documents({ sort: 'number' })).map(({ number, kind, total }) => [number, kind, total]),
    ).toEqual([
      ['2026-00001', 'receipt', 1_000],
      ['2026-00002', 'cancellation', -1_000],
      ['2026-00003', 'credit_note', 1_000],
    ])
    expect(codeOf(await money.admin.post('/payout-document', { request_id: UNKNOWN }))).toBe('404 not_found')
  })

  it('name what was settled before of the same year, unless it was cancelled', async () => {
    await issue()
    await declare()
    const first = await documented(500)
    const second = await documented(600)
    await money.admin.post('/payout-document/cancellation', { document_id: second.id, reason })
    const third = await documented(700)
    const earlierOf = async (id: string) => {
      const { content_encrypted } = await platform.context.db
        .selectFrom('payout_documents')
        .select('content_encrypted')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return content_encrypted && openContent(platform.context, content_encrypted).earlier
    }
    const { number } = first
    expect(await earlierOf(first.id)).toEqual([])
    expect(await earlierOf(second.id)).toEqual([{ number, kind: 'receipt', total: 500 }])
    expect(await earlierOf(third.id)).toEqual([{ number, kind: 'receipt', total: 500 }])
  })

  it('stay when the bank sends a payment back that is made again, and are cancelled when it is not', async () => {
    await issue()
    await declare()
    const request_id = await money.bookedRequest(1_000)
    const back = () => money.admin.post('/society/payout-return', { request_id, reason: 'Konto erloschen' })
    await back()
    await money.admin.post('/society/transaction', { request_id })
    expect(await documents({ request_id })).toHaveLength(1)
    await back()
    await money.owner.delete('/transaction-request', { 'request-id': request_id })
    expect(await documents({ request_id })).toMatchObject([
      { kind: 'cancellation', total: -1_000, cancels: { number: '2026-00001' } },
      { state: 'cancelled' },
    ])
  })

  it('cannot be changed, removed or numbered with a gap, whatever asks the database', async () => {
    await issue()
    await declare()
    const { id } = await documented(500)
    const run = (statement: ReturnType<typeof sql>) => statement.execute(platform.context.db)
    await expect(run(sql`update payout_documents set total = 1, net = 1 where id = ${id}`)).rejects.toThrow(
      'stays as it was issued',
    )
    await expect(run(sql`delete from payout_documents where id = ${id}`)).rejects.toThrow(
      'stays as it was issued',
    )
    await expect(
      run(sql`insert into payout_documents (id, year, position, number, kind, request_id, society_id, declaration_id,
        net, tax, total, issued_at) select ${UNKNOWN}, year, 3, 'x', kind, request_id, society_id, declaration_id,
        net, tax, total, issued_at from payout_documents where id = ${id}`),
    ).rejects.toThrow('leaves a gap')
  })

  it('are set by two admins knowingly', async () => {
    const set = (more: object) => money.admin.put('/document-issuer', { ...ISSUER, ...more })
    expect((await money.admin.get('/document-issuer')).body).toBeNull()
    const first = (await set({ based_on: 'none' })).body as { version: string }
    expect(codeOf(await set({ based_on: 'none' }))).toBe('409 edited_meanwhile')
    expect((await set({ based_on: first.version, city: 'Fulda' })).status).toBe(200)
    expect(codeOf(await set({ vat_id: 'DE1' }))).toBe('422 validation_failed')
  })

  it('are found, sorted and paged, with the same queries however many there are', async () => {
    await issue()
    await declare()
    await documented(500)
    const ask = () => money.admin.get('/payout-documents', { limit: 10 })
    const before = await platform.queriesIn(ask)
    await documented(600)
    await documented(700)
    expect(await platform.queriesIn(ask)).toBe(before)
    const numbers = async (query: Record<string, string | number>) =>
      (await documents(query)).map(({ number }) => number)
    expect(await numbers({})).toEqual(['2026-00003', '2026-00002', '2026-00001'])
    expect(await numbers({ sort: 'total', limit: 2, offset: 1 })).toEqual(['2026-00002', '2026-00003'])
    expect(await numbers({ search: 'möwe 00002' })).toEqual(['2026-00002'])
    expect(await numbers({ state: 'cancelled' })).toEqual([])
    expect(codeOf(await money.stranger.get('/payout-documents', { society_id: money.society_id }))).toBe(
      '404 not_found',
    )
    expect(itemsOf(await money.stranger.get('/payout-documents'))).toEqual([])
  })
})
