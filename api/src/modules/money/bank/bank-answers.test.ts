import { bankCalls } from '@kursportal/shared/contract'
import { codeOf, itemsOf } from '../../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { IBAN } from '../../../testing/values.ts'
import { openMoneyWorld, type MoneyWorld } from '../money.fixtures.ts'
import { endToEndId } from '../sepa-file.ts'

const back = (
  number: string,
  amount = '10.00',
) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
  <Sts>BOOK</Sts><NtryDtls><TxDtls><Refs><EndToEndId>${number}</EndToEndId></Refs>
  <RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`
const statement = (entries: string, name = 'AUSZUG-1') =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
  <GrpHdr><MsgId>${name}</MsgId></GrpHdr><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`

describe('the bank’s answers', () => {
  let platform: TestPlatform
  let money: MoneyWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
    await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
    await money.finish(12)
  })

  const read = (xml: string, more: object = {}) => money.admin.post('/bank-answer', { xml, ...more })
  const told = async (xml: string, more: object = {}) =>
    bankCalls.readBankAnswer.answer.parse((await read(xml, more)).body)
  const send = async (amount: number): Promise<string> => {
    const id = await money.bookedRequest(amount)
    expect((await money.admin.post('/sepa-export', {})).status).toBe(200)
    return id
  }

  it('are shown first, then booked back once, and the payee is told the reason', async () => {
    const id = await send(1_000)
    const xml = statement(back(endToEndId(id, 1)))
    const dry = await told(xml, { dry_run: true })
    expect(dry).toMatchObject({
      kind: 'camt.053',
      message_id: 'AUSZUG-1',
      read_before: null,
      books_back: 1,
      books_back_amount: 1_000,
      lines: [
        {
          effect: 'books_back',
          reason: 'Das Konto ist erloschen. (AC04)',
          payout: { id },
          mend_account: true,
        },
      ],
    })
    expect((await money.figures()).money).toMatchObject({ paid: 1_000 })
    expect((await read(xml, { based_on: dry.version })).status).toBe(200)
    expect((await money.figures()).money).toMatchObject({ paid: 0, requested: 1_000 })
    expect((await money.figures()).payout).toMatchObject({
      obstacles: ['account_returned'],
      returned_reason: 'Das Konto ist erloschen. (AC04)',
    })
    const [mail] = await money.mails('payout-returned')
    expect(mail?.text).toContain('Das Konto ist erloschen. (AC04)')
    expect(mail?.text).toContain('Bitte prüfe den Namen und die IBAN')
    // The same file does nothing again, and neither does the notification that says it once more.
    expect(await told(xml)).toMatchObject({ read_before: expect.any(String), books_back: 0 })
    expect(await told(statement(back(endToEndId(id, 1)), 'AUSZUG-2'))).toMatchObject({
      books_back: 0,
      lines: [{ effect: 'done_before' }],
    })
    expect(await money.mails('payout-returned')).toHaveLength(1)
    expect(itemsOf(await money.admin.get('/bank-answers'))).toMatchObject([
      { message_id: 'AUSZUG-2', returned: 0 },
      { message_id: 'AUSZUG-1', returned: 1, read_by: 'Erika Beispiel' },
    ])
    expect(itemsOf(await money.admin.get('/audit-log')).map(({ action }) => action)).toContain(
      'bank_answer_read',
    )
  })

  it('tell a payment that went out again from the one that came back', async () => {
    const id = await send(1_000)
    await read(statement(back(endToEndId(id, 1))))
    await money.admin.post('/society/transaction', { request_id: id })
    await money.admin.post('/sepa-export', {})
    expect(await told(statement(back(endToEndId(id, 1)), 'ALT'))).toMatchObject({
      lines: [{ effect: 'done_before' }],
    })
    expect(await told(statement(back(endToEndId(id, 2)), 'NEU'))).toMatchObject({ books_back: 1 })
    expect((await money.figures()).money).toMatchObject({ paid: 0, requested: 1_000 })
  })

  it('do nothing about other amounts, other payments, or what is in no file yet', async () => {
    const id = await send(1_000)
    const waiting = await money.bookedRequest(500)
    const entries = [
      back(endToEndId(id, 1), '9.50'),
      back(endToEndId(waiting, 1), '5.00'),
      back('RECHNUNG-7'),
    ]
    expect((await told(statement(entries.join('')))).lines.map(({ effect }) => effect)).toEqual([
      'other_amount',
      'done_before',
      'unknown',
    ])
    expect((await money.figures()).money).toMatchObject({ paid: 1_500 })
  })

  it('book a payment back once that one file names twice', async () => {
    const id = await send(1_000)
    const number = endToEndId(id, 1)
    expect(await told(statement(back(number) + back(number)))).toMatchObject({ books_back: 1 })
    expect((await money.figures()).money).toMatchObject({ paid: 0, requested: 1_000 })
  })

  it('reject a file as a whole, every payment in it', async () => {
    const ids = [await money.bookedRequest(1_000), await money.bookedRequest(500)]
    const { message_id } = (await money.admin.post('/sepa-export', {})).body as { message_id: string }
    const report = `<Document><CstmrPmtStsRpt><GrpHdr><MsgId>S-1</MsgId></GrpHdr><OrgnlGrpInfAndSts>
      <OrgnlMsgId>${message_id}</OrgnlMsgId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`
    const answer = await told(report)
    expect(answer).toMatchObject({ kind: 'pain.002', books_back: 2, books_back_amount: 1_500 })
    expect(new Set(answer.lines.map(({ payout }) => payout?.id))).toEqual(new Set(ids))
    expect((await money.figures()).money).toMatchObject({ paid: 0, requested: 1_500 })
    // The file was at fault, no account: nobody is asked to mend one, and nothing is held back.
    expect((await money.figures()).payout).toMatchObject({ returned_reason: null })
    expect(itemsOf(await money.owner.get('/transaction-requests'))).toMatchObject([
      { stage: 'returned', mend_account: false },
      { stage: 'returned', mend_account: false },
    ])
    const [mail] = await money.mails('payout-returned')
    expect(mail?.text).toContain('Am Konto liegt es nicht, und du musst nichts tun')
    expect(mail?.text).not.toContain('Bitte prüfe')
  })

  it('reject a file as a whole, with a reason of its own for the payment at fault', async () => {
    const ids = [await money.bookedRequest(1_000), await money.bookedRequest(500)]
    const { message_id } = (await money.admin.post('/sepa-export', {})).body as { message_id: string }
    const report = `<Document><CstmrPmtStsRpt><GrpHdr><MsgId>S-3</MsgId></GrpHdr><OrgnlGrpInfAndSts>
      <OrgnlMsgId>${message_id}</OrgnlMsgId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><TxInfAndSts>
      <OrgnlEndToEndId>${endToEndId(ids[0] ?? '', 1)}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd>
      </Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
    const answer = await told(report)
    expect(answer).toMatchObject({ books_back: 2, books_back_amount: 1_500 })
    expect(
      answer.lines.map(({ payout, reason, mend_account }) => [payout?.id, reason, mend_account]),
    ).toEqual([
      [ids[0], 'Die IBAN stimmt nicht. (AC01)', true],
      [ids[1], 'Die Bank nennt keinen Grund.', false],
    ])
    const requests = itemsOf(await money.owner.get('/transaction-requests'))
    expect(requests.map(({ id, mend_account }) => [id, mend_account])).toEqual(
      expect.arrayContaining([
        [ids[0], true],
        [ids[1], false],
      ]),
    )
  })

  it('say what they leave to a person, and do nothing about it', async () => {
    const id = await send(1_000)
    const number = endToEndId(id, 1)
    const effects = async (entries: string, name: string) =>
      (await told(statement(entries, name))).lines.map(({ effect, reason }) => [effect, reason])
    const unnamed = back('NOTPROVIDED')
    expect(await effects(unnamed, 'A')).toMatchObject([
      ['by_hand', expect.stringContaining('nennt ihre Nummer nicht')],
    ])
    expect(await effects(back(number, '10,00'), 'B')).toMatchObject([
      ['by_hand', expect.stringContaining('nicht in Euro und Cent')],
    ])
    expect(await effects(back(number).replace('BOOK', 'PDNG'), 'C')).toMatchObject([
      ['open', expect.stringContaining('noch nicht gebucht')],
    ])
    const other = `<Document><CstmrPmtStsRpt><GrpHdr><MsgId>S-4</MsgId></GrpHdr><OrgnlGrpInfAndSts>
      <OrgnlMsgId>FREMD</OrgnlMsgId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`
    expect((await told(other)).lines).toMatchObject([
      { effect: 'unknown', reason: 'Die Bank lehnt eine ganze Datei ab, die nicht von hier ist.' },
    ])
    expect((await money.figures()).money).toMatchObject({ paid: 1_000 })
  })

  it('note what the bank took', async () => {
    const id = await send(1_000)
    const report = `<Document><CstmrPmtStsRpt><GrpHdr><MsgId>S-2</MsgId></GrpHdr><OrgnlPmtInfAndSts><TxInfAndSts>
      <OrgnlEndToEndId>${endToEndId(id, 1)}</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts></OrgnlPmtInfAndSts>
      </CstmrPmtStsRpt></Document>`
    expect(await told(report)).toMatchObject({ books_back: 0, confirms: 1 })
    const confirmed = async () => itemsOf(await money.owner.get('/transaction-requests'))[0]?.['confirmed_at']
    expect(await confirmed()).toMatch(/^2026-08-01T10:00/)
    // Once it came back and is booked anew, no bank has seen it again, whatever is read of the first time.
    await money.admin.post('/society/payout-return', { request_id: id, reason: 'Konto erloschen' })
    await money.admin.post('/society/transaction', { request_id: id })
    const late = report.replace('S-2', 'S-3')
    expect(await told(late)).toMatchObject({ confirms: 0, lines: [{ effect: 'done_before' }] })
    expect(await confirmed()).toBeNull()
  })

  it('are refused when something else would happen by now', async () => {
    const id = await send(1_000)
    const xml = statement(back(endToEndId(id, 1)))
    const { version } = await told(xml, { dry_run: true })
    await money.admin.post('/society/payout-return', { request_id: id, reason: 'Konto erloschen' })
    expect(codeOf(await read(xml, { based_on: version }))).toBe('409 edited_meanwhile')
    expect(itemsOf(await money.admin.get('/bank-answers'))).toEqual([])
  })

  it('are listed with the same queries however many there are', async () => {
    const ask = () => money.admin.get('/bank-answers')
    await read(statement('', 'EINS'))
    const before = await platform.queriesIn(ask)
    for (const name of ['ZWEI', 'DREI', 'VIER']) await read(statement('', name))
    expect(await platform.queriesIn(ask)).toBe(before)
    expect(itemsOf(await money.admin.get('/bank-answers', { limit: 1, offset: 1 }))).toMatchObject([
      { message_id: 'DREI' },
    ])
  })

  it('are XML of a bank, and read by admins', async () => {
    expect(codeOf(await read('Guten Tag'))).toBe('422 bank_file_unreadable')
    expect(codeOf(await money.owner.post('/bank-answer', { xml: statement('') }))).toBe('403 forbidden')
    expect(codeOf(await money.owner.get('/bank-answers'))).toBe('403 forbidden')
  })
})
