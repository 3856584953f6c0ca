import { payoutOf, readBankFile } from './bank-file.rules.ts'
import { reasonSentence } from './bank-reasons.rules.ts'

const ID = '01a2082a1069762c92c674aa00112233'

/** A statement as banks write it: where the status, the amount and the parts stand is each version's own way. */
const statement = ({
  version = '08',
  kind = '053',
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  amount = '<Amt Ccy="EUR">10.00</Amt>',
  details = '',
  prefix = '',
  side = 'CRDT',
}: Partial<Record<'version' | 'kind' | 'status' | 'amount' | 'details' | 'prefix' | 'side', string>>) => {
  const [body, part] = kind === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  const xml = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}">
    <${body}><GrpHdr><MsgId>AUSZUG-1</MsgId></GrpHdr><${part}>
      <Ntry>${amount}<CdtDbtInd>${side}</CdtDbtInd>${status}<NtryDtls>${details}</NtryDtls></Ntry>
    </${part}></${body}></Document>`
  const named = prefix
    ? xml.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`).replace('xmlns=', `xmlns:${prefix}=`)
    : xml
  return `<?xml version="1.0" encoding="UTF-8"?>\n${named}`
}
const returned = (more = '') =>
  `<TxDtls><Refs><EndToEndId>${ID}</EndToEndId></Refs>${more}<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Konto zu</AddtlInf></RtrInf></TxDtls>`
const answer = {
  end_to_end_id: ID,
  outcome: 'returned',
  amount: 1000,
  code: 'AC04',
  words: 'Konto zu',
  doubt: null,
}

describe('a statement', () => {
  it.each([
    [
      'version 2, with the status in plain',
      { version: '02', status: '<Sts>BOOK</Sts>', details: returned() },
    ],
    [
      'version 2, with the amount among the details',
      {
        version: '02',
        status: '<Sts>BOOK</Sts>',
        amount: '<Amt Ccy="EUR">99.00</Amt>',
        details: returned('<AmtDtls><TxAmt><Amt Ccy="EUR">10.00</Amt></TxAmt></AmtDtls>'),
      },
    ],
    [
      'version 4',
      { version: '04', status: '<Sts>BOOK</Sts>', details: returned('<Amt Ccy="EUR">10.00</Amt>') },
    ],
    ['version 6', { version: '06', status: '<Sts>BOOK</Sts>', details: returned('<Amt Ccy="EUR">10</Amt>') }],
    ['version 8', { details: returned('<Amt Ccy="EUR">10.00000</Amt>') }],
    ['version 8 with prefixes', { prefix: 'ns2', details: returned() }],
    [
      'a notification of version 2',
      { kind: '054', version: '02', status: '<Sts>BOOK</Sts>', details: returned() },
    ],
    ['a notification of version 8', { kind: '054', details: returned() }],
  ])('tells what came back: %s', (name, parts) => {
    const file = readBankFile(statement(parts))
    expect(file).toMatchObject({ message_id: 'AUSZUG-1', answers: [answer] })
    expect(file?.kind).toBe(name.includes('notification') ? 'camt.054' : 'camt.053')
  })

  const silent = `<TxDtls><Refs><EndToEndId>${ID}</EndToEndId></Refs></TxDtls>`
  const coded = (code: string) =>
    `<TxDtls><Refs><EndToEndId>${ID}</EndToEndId></Refs><BkTxCd>${code}</BkTxCd></TxDtls>`
  it.each([
    [
      'by the code of the transaction',
      coded('<Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn>'),
    ],
    ['by the German code', coded('<Prtry><Cd>NRTI+159+9100</Cd><Issr>DK</Issr></Prtry>')],
  ])('knows a return without its part: %s', (_name, details) => {
    expect(readBankFile(statement({ details }))?.answers).toEqual([{ ...answer, code: '', words: '' }])
  })

  it('reads every payment of one entry', () => {
    const other = ID.replace('01a2', '01a3')
    const details = `${returned('<Amt Ccy="EUR">4.00</Amt>')}${returned('<Amt Ccy="EUR">6.00</Amt>').replace(ID, other)}`
    expect(readBankFile(statement({ details }))?.answers).toMatchObject([
      { end_to_end_id: ID, amount: 400 },
      { end_to_end_id: other, amount: 600 },
    ])
  })

  it.each([
    ['what went out', { side: 'DBIT', details: silent }, [{ outcome: 'accepted', amount: 1000 }]],
    ['money of somebody else', { details: silent.replace(ID, 'RECHNUNG-7') }, []],
    [
      'a return of somebody else that goes out',
      { side: 'DBIT', details: returned().replace(ID, 'RECHNUNG-7') },
      [],
    ],
    ['an entry without details', {}, []],
    ['a batch that went out as one', { side: 'DBIT', details: '<Btch><NbOfTxs>3</NbOfTxs></Btch>' }, []],
    [
      'a recall that the payee agreed to',
      { details: coded('<Domn><Fmly><Cd>ICDT</Cd><SubFmlyCd>RPCR</SubFmlyCd></Fmly></Domn>') },
      [{ outcome: 'returned' }],
    ],
  ])('takes %s for what it is', (_name, parts, answers) => {
    expect(readBankFile(statement(parts))?.answers).toMatchObject(answers)
  })
})

describe('a statement that does not say enough', () => {
  const unnamed = (more = '') =>
    `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${more}<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>`
  const line = (text: string) => `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`

  it.each([
    ['the number of the instruction', returned().replaceAll('EndToEndId', 'InstrId')],
    ['the words', unnamed(line(`EREF+${ID} SVWZ+RETOURE`))],
    [
      'words that are broken in two',
      unnamed(line(`EREF+${ID.slice(0, 22)}</Ustrd><Ustrd>${ID.slice(22)} SVWZ+R`)),
    ],
  ])('finds the payment by %s', (_name, details) => {
    expect(readBankFile(statement({ details }))?.answers).toMatchObject([
      { end_to_end_id: ID, outcome: 'returned', doubt: null, code: 'AC04' },
    ])
  })

  it('finds it in an entry without details', () => {
    const entry = `</NtryDtls><RvslInd>true</RvslInd><AddtlNtryInf>RETOURE EREF+${ID}</AddtlNtryInf><NtryDtls>`
    expect(readBankFile(statement({ details: entry }))?.answers).toMatchObject([
      { end_to_end_id: ID, outcome: 'returned', amount: 1000 },
    ])
  })

  it.each([
    [
      'a return without a number',
      { details: unnamed() },
      { end_to_end_id: '', doubt: 'no_number', amount: 1000 },
    ],
    [
      'a return that is not booked yet',
      { status: '<Sts><Cd>PDNG</Cd></Sts>', details: returned() },
      { doubt: 'not_booked' },
    ],
    [
      'money that comes in with the number of a payout',
      { details: `<TxDtls><Refs><EndToEndId>${ID}</EndToEndId></Refs></TxDtls>` },
      { doubt: 'not_a_return' },
    ],
    ['a return that is taken back', { side: 'DBIT', details: returned() }, { doubt: 'return_undone' }],
    ['another currency', { amount: '<Amt Ccy="USD">10.00</Amt>', details: returned() }, { doubt: 'amount' }],
    ['half a cent', { amount: '<Amt Ccy="EUR">10.005</Amt>', details: returned() }, { doubt: 'amount' }],
    [
      'a comma in the amount',
      { amount: '<Amt Ccy="EUR">10,00</Amt>', details: returned() },
      { doubt: 'amount' },
    ],
  ])('leaves %s to a person', (_name, parts, answer_) => {
    expect(readBankFile(statement(parts))?.answers).toMatchObject([{ outcome: 'unclear', ...answer_ }])
  })

  it('leaves out what is not booked and somebody else’s', () => {
    const details = returned().replace(ID, 'RECHNUNG-7')
    expect(readBankFile(statement({ status: '<Sts>PDNG</Sts>', details }))?.answers).toEqual([])
  })
})

describe('a status report', () => {
  const report = (inside: string, version = '03') =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}"><CstmrPmtStsRpt>
      <GrpHdr><MsgId>STATUS-1</MsgId></GrpHdr>${inside}</CstmrPmtStsRpt></Document>`
  const group = (status = '') =>
    `<OrgnlGrpInfAndSts><OrgnlMsgId>KP-20260801-1</OrgnlMsgId>${status}</OrgnlGrpInfAndSts>`
  const transaction = (status: string) =>
    `<OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${ID}</OrgnlEndToEndId><TxSts>${status}</TxSts>
      <StsRsnInf><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf>
      <OrgnlTxRef><Amt><InstdAmt Ccy="EUR">10.00</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts></OrgnlPmtInfAndSts>`

  it.each([
    ['RJCT', '03', [{ outcome: 'rejected', code: 'AC01', amount: 1000 }]],
    ['RJCT', '10', [{ outcome: 'rejected', code: 'AC01', amount: 1000 }]],
    ['ACSC', '10', [{ outcome: 'accepted' }]],
    ['CANC', '10', [{ outcome: 'rejected' }]],
    ['PDNG', '10', [{ outcome: 'unclear', doubt: 'undecided' }]],
  ])('says of a payment %s in version %s', (status, version, answers) => {
    expect(readBankFile(report(group() + transaction(status), version))?.answers).toMatchObject(answers)
  })

  it('may reject a file as a whole', () => {
    const whole = '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>TM01</Cd></Rsn></StsRsnInf>'
    expect(readBankFile(report(group(whole)))).toMatchObject({
      answers_message_id: 'KP-20260801-1',
      answers: [{ end_to_end_id: '', outcome: 'rejected', code: 'TM01' }],
    })
  })

  it('may reject a file as a whole and name the payment at fault', () => {
    const answers = readBankFile(report(group('<GrpSts>RJCT</GrpSts>') + transaction('RJCT')))?.answers
    expect(answers).toMatchObject([
      { end_to_end_id: ID, outcome: 'rejected', code: 'AC01' },
      { end_to_end_id: '', outcome: 'rejected' },
    ])
  })

  it('may take a file as a whole', () => {
    expect(readBankFile(report(group('<GrpSts>ACCP</GrpSts>')))?.answers).toMatchObject([
      { end_to_end_id: '', outcome: 'accepted' },
    ])
  })

  it('says nothing of the rest when it says that payments differ', () => {
    expect(readBankFile(report(group('<GrpSts>PART</GrpSts>') + transaction('RJCT')))?.answers).toHaveLength(
      1,
    )
  })

  it('gives a payment without a status that of its file', () => {
    const bare = transaction('').replace('<TxSts></TxSts>', '')
    expect(readBankFile(report(group('<GrpSts>RJCT</GrpSts>') + bare))?.answers[0]).toMatchObject({
      end_to_end_id: ID,
      outcome: 'rejected',
    })
  })
})

it.each([
  ['no XML', 'Guten Tag'],
  ['half of it', '<Document><BkToCstmrStmt>'],
  ['another paper', '<Document><CstmrCdtTrfInitn/></Document>'],
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><Document><BkToCstmrStmt/></Document>'],
  ['an entity of its own', '<Document><BkToCstmrStmt>&b;</BkToCstmrStmt></Document>'],
  ['a well', '<a>'.repeat(5_000) + '</a>'.repeat(5_000)],
  ['nothing', ''],
])('reads no file that is %s', (_name, xml) => {
  expect(readBankFile(xml)).toBeUndefined()
})

it.each([
  [ID, { request_id: '01a2082a-1069-762c-92c6-74aa00112233', times: 1 }],
  [`${ID.toUpperCase()}-2`, { request_id: '01a2082a-1069-762c-92c6-74aa00112233', times: 2 }],
  ['RECHNUNG-7', undefined],
  ['NOTPROVIDED', undefined],
])('knows its own number in %s', (number, payout) => {
  expect(payoutOf(number)).toEqual(payout)
})

it.each([
  [{ code: 'AC04', words: '' }, 'Das Konto ist erloschen. (AC04)'],
  [{ code: 'XY99', words: 'Unklar' }, 'Die Bank meldet: XY99 Unklar'],
  [{ code: '', words: '' }, 'Die Bank nennt keinen Grund.'],
  [
    { code: 'PDNG', words: '', doubt: 'undecided' as const },
    'Die Bank hat darüber noch nicht entschieden. (PDNG)',
  ],
  [
    { code: 'RVNM', words: '', doubt: 'undecided' as const },
    'Die Bank hat den Namen mit der IBAN verglichen: Sie passen nicht zusammen. Die Zahlung wartet im Online-Banking auf deine Freigabe. (RVNM)',
  ],
  [
    { code: 'RVCM', words: '', doubt: 'undecided' as const },
    'Die Bank hat Namen und IBAN verglichen: Bei mindestens einer Zahlung passen sie nicht zusammen. Die Datei wartet im Online-Banking auf deine Freigabe. (RVCM)',
  ],
  [{ code: 'DU01', words: '' }, 'Die Bank hält die Datei für doppelt. (DU01)'],
  [{ code: 'FF01', words: 'Format' }, 'Die Bank kann die Datei nicht lesen. (FF01)'],
  [{ code: 'AM05', words: '' }, 'Die Bank hält die Überweisung für doppelt. (AM05)'],
  [{ code: 'NARR', words: 'Name fehlt' }, 'Die Bank meldet: NARR Name fehlt'],
])('puts %j into a sentence', (reason, sentence) => {
  expect(reasonSentence(reason)).toBe(sentence)
})
