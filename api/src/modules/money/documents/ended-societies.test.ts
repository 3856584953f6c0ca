import { codeOf, itemsOf } from '../../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openMoneyWorld, reason, type MoneyWorld } from '../money.fixtures.ts'
import { declarationOf, ISSUER } from './documents.fixtures.ts'

describe('a society that ended', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  let society_id: string
  let id: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
    society_id = money.society_id
    await money.finish(12)
    await money.admin.put('/document-issuer', ISSUER)
    const declared = declarationOf(society_id, { status: 'small_business', tax_number: '26 815 08152' })
    await money.owner.post('/payee-declaration', declared)
    const request_id = await money.bookedRequest(500)
    id = String(itemsOf(await money.admin.get('/payout-documents', { request_id }))[0]?.['id'])
  })

  const leaderId = async () => {
    const { user_id } = await platform.context.db
      .selectFrom('society_admins')
      .select('user_id')
      .executeTakeFirstOrThrow()
    return user_id
  }
  const own = async (client: MoneyWorld['owner']) =>
    itemsOf(await client.get('/payout-documents', { mine: true }))
  const open = async (client: MoneyWorld['owner']) =>
    codeOf(await client.get('/payout-document', { 'document-id': id }))
  const object = (client = money.owner) =>
    client.post('/payout-document/objection', { document_id: id, reason: 'Zwei Abschlüsse fehlen.' })
  /** Nobody is left in it; what can still be requested lapses. */
  const remove = async () => {
    await platform.context.db.updateTable('users').set({ society_id: null }).execute()
    await money.admin.delete('/society-admin', { 'society-id': society_id, 'user-id': await leaderId() })
    return money.admin.delete('/society', { 'society-id': society_id, 'let-lapse': true })
  }

  it('leaves its documents to their payee, who opens them and objects', async () => {
    expect((await money.admin.get('/society-removal', { 'society-id': society_id })).body).toMatchObject({
      under_way: 1,
    })
    expect((await remove()).status).toBe(204)
    expect(await own(money.owner)).toMatchObject([{ id, is_payee: true }])
    expect(itemsOf(await money.owner.get('/payout-documents'))).toMatchObject([{ id }])
    expect((await money.owner.get('/sales-performance')).body).toMatchObject({ former_documents: 1 })
    expect(await open(money.owner)).toBe('200')
    for (const nobody of [money.leader, money.stranger]) expect(await open(nobody)).toBe('404 not_found')
    expect((await object()).body).toMatchObject({ state: 'objected' })
    const kept = { document_id: id, decision: 'kept', reason }
    await money.admin.post('/payout-document/objection-decision', kept)
    const [mail] = await money.mails('document-kept')
    expect(mail?.text).toMatch(/\/sales\s/)
  })

  it('has its owner told by mail, with what lapsed', async () => {
    await remove()
    const [mail, ...more] = await money.mails('society-ended')
    expect(mail).toMatchObject({ to_address: 'olga@beispiel.de', subject: 'TSV Möwe ist beendet' })
    expect(mail?.text).toMatch(/\d,\d\d\s€ verfallen/)
    expect(more).toEqual([])
  })

  it('does not ask its owner for what only a group that is there could do', async () => {
    await money.admin.put('/payout-account', { holder: 'Portal', iban: 'DE02120300000000202051', bic: null })
    await money.admin.post('/sepa-export', {})
    await remove()
    const request_id = itemsOf(await money.admin.get('/payout-documents'))[0]?.['request_id']
    await money.admin.post('/society/payout-return', { request_id, reason: 'Konto erloschen' })
    const [returned] = await money.mails('payout-returned')
    expect(returned?.text).toContain('auf welches Konto das Geld gehen soll')
    await money.admin.post('/society/transaction-refusal', { request_id, reason })
    const [refused] = await money.mails('payout-refused')
    for (const text of [returned?.text, refused?.text]) {
      expect(text).not.toMatch(/beantrage die Auszahlung neu|lässt sich neu beantragen/)
      expect(text).toMatch(/\/sales\s/)
    }
  })

  it('that went into another one has its owner told where it went', async () => {
    const into = await money.admin.post('/society', { name: 'SV Albatros', city: 'Kassel' })
    const pair = { from: society_id, into: (into.body as { id: string }).id }
    const said = await money.admin.post('/society/merge', { ...pair, dry_run: true })
    const { version } = said.body as { version: string }
    expect((await money.admin.post('/society/merge', { ...pair, based_on: version, reason })).status).toBe(
      200,
    )
    const [mail] = await money.mails('society-ended')
    expect(mail?.text).toContain('SV Albatros')
    expect(mail?.text).not.toContain('verfallen')
    expect(await own(money.owner)).toMatchObject([{ id }])
  })

  it('is not needed for that: who handed it over keeps the own documents, too', async () => {
    await money.admin.patch('/society', { owner_id: await leaderId() }, { 'society-id': society_id })
    // Who owns it now reads them; an objection is the payee's.
    expect(itemsOf(await money.leader.get('/payout-documents', { society_id }))).toMatchObject([
      { is_payee: false },
    ])
    expect(codeOf(await object(money.leader))).toBe('404 not_found')
    expect(await open(money.owner)).toBe('200')
    expect((await object()).body).toMatchObject({ state: 'objected' })
    for (const nobody of [money.leader, money.stranger, money.admin]) expect(await own(nobody)).toEqual([])
  })
})
