import { misplacedIn, type ElementOrder } from '../../testing/element-order.ts'
import { readXml, type Element } from '../../platform/xml/xml-tree.ts'
import { sepaFile } from './sepa-file.ts'

/** The elements of pain.001.001.09 in the order of the published schema, as far as a file of payouts may have them. */
const pain001: ElementOrder = {
  Document: 'CstmrCdtTrfInitn!',
  CstmrCdtTrfInitn: 'GrpHdr! PmtInf!+ SplmtryData+',
  GrpHdr: 'MsgId! CreDtTm! Authstn+ NbOfTxs! CtrlSum InitgPty! FwdgAgt InitnSrc',
  PmtInf:
    'PmtInfId! PmtMtd! BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt! PoolgAdjstmntDt Dbtr! DbtrAcct! DbtrAgt! DbtrAgtAcct InstrForDbtrAgt UltmtDbtr ChrgBr ChrgsAcct ChrgsAcctAgt CdtTrfTxInf!+',
  PmtTpInf: 'InstrPrty SvcLvl!+ LclInstrm CtgyPurp',
  SvcLvl: 'Cd!',
  ReqdExctnDt: 'Dt!',
  InitgPty: 'Nm! PstlAdr Id CtryOfRes CtctDtls',
  Dbtr: 'Nm! PstlAdr Id CtryOfRes CtctDtls',
  Cdtr: 'Nm! PstlAdr Id CtryOfRes CtctDtls',
  DbtrAcct: 'Id! Tp Ccy Nm Prxy',
  CdtrAcct: 'Id! Tp Ccy Nm Prxy',
  'DbtrAcct/Id': 'IBAN!',
  'CdtrAcct/Id': 'IBAN!',
  DbtrAgt: 'FinInstnId! BrnchId',
  FinInstnId: 'BICFI ClrSysMmbId LEI Nm PstlAdr Othr',
  Othr: 'Id! SchmeNm Issr',
  CdtTrfTxInf:
    'PmtId! PmtTpInf Amt! XchgRateInf ChrgBr ChqInstr UltmtDbtr IntrmyAgt1 IntrmyAgt1Acct IntrmyAgt2 IntrmyAgt2Acct IntrmyAgt3 IntrmyAgt3Acct CdtrAgt CdtrAgtAcct Cdtr! CdtrAcct! UltmtCdtr InstrForCdtrAgt+ InstrForDbtrAgt Purp RgltryRptg+ Tax RltdRmtInf+ RmtInf SplmtryData+',
  PmtId: 'InstrId EndToEndId! UETR',
  Amt: 'InstdAmt!',
  RmtInf: 'Ustrd+ Strd+',
}

/** What the schema, and the European Payments Council, let stand in an element without children. */
const shapes: Readonly<Record<string, RegExp>> = {
  MsgId: /^[A-Za-z0-9/?:().,'+ -]{1,35}$/,
  PmtInfId: /^[A-Za-z0-9/?:().,'+ -]{1,35}$/,
  InstrId: /^[A-Za-z0-9/?:().,'+ -]{1,35}$/,
  EndToEndId: /^[A-Za-z0-9/?:().,'+ -]{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,15}\.\d{2}$/,
  InstdAmt: /^\d{1,9}\.\d{2}$/,
  PmtMtd: /^TRF$/,
  BtchBookg: /^(?:true|false)$/,
  'SvcLvl/Cd': /^SEPA$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  Nm: /^[A-Za-z0-9/?:().,'+ -]{1,70}$/,
  IBAN: /^[A-Z]{2}\d\d[A-Z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
  'Othr/Id': /^NOTPROVIDED$/,
  ChrgBr: /^SLEV$/,
  Ustrd: /^[A-Za-z0-9/?:().,'+ -]{1,140}$/,
}

const leavesOf = (element: Element, path = ''): { path: string; text: string }[] =>
  element.children.length === 0
    ? [{ path, text: element.text }]
    : element.children.flatMap((child) => leavesOf(child, `${path}/${child.name}`))

const misshapenIn = (xml: string): string[] =>
  leavesOf(readXml(xml))
    .filter(({ path, text }) => {
      const [parent, name] = path.split('/').slice(-2)
      return !(shapes[`${parent}/${name}`] ?? shapes[name ?? ''])?.test(text)
    })
    .map(({ path, text }) => `${path}: ${text}`)

const transfer = (more: object) => ({
  end_to_end_id: '01a2082a1069762c92c674aa00112233-2',
  account_holder: 'Olga Öçal',
  iban: 'DE89370400440532013000',
  amount: 100,
  purpose: 'Provision 2026 TSV Möwe',
  ...more,
})
const fileOf = (bic: string | null, transfers: ReturnType<typeof transfer>[]) =>
  sepaFile({
    message_id: 'KP-20261123-abcdef12',
    created: new Date('2026-11-23T12:00:00Z'),
    execution_day: '2026-11-23',
    debtor: { holder: 'Kursportal GmbH & Söhne', iban: 'DE02120300000000202051', bic },
    transfers,
  })

it.each([
  ['without a BIC', null, [transfer({})]],
  ['with one', 'MARKDEFF', [transfer({}), transfer({ end_to_end_id: 'a' })]],
  ['of letters no bank takes', null, [transfer({ account_holder: '„Ñandú“ – <山> & Žižka' })]],
  [
    'of the longest and the greatest',
    'MARKDEFFXXX',
    [transfer({ account_holder: 'ü'.repeat(90), purpose: '€'.repeat(300), amount: 99_999_999_900 })],
  ],
] as const)('a file of payouts %s has every element in its place', (_name, bic, transfers) => {
  const file = fileOf(bic, [...transfers])
  expect(file).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')
  expect(misplacedIn(file, pain001)).toEqual([])
  expect(misshapenIn(file)).toEqual([])
})

it('knows a file that a schema refuses', () => {
  const file = fileOf(null, [transfer({})])
  const swapped = file.replace(/(<PmtMtd>.*<\/PmtMtd>)(<BtchBookg>.*<\/BtchBookg>)/, '$2$1')
  expect(misplacedIn(swapped, pain001)).toEqual(['Document/CstmrCdtTrfInitn/PmtInf: in another order'])
  expect(misplacedIn(file.replace(/<Amt>.*?<\/Amt>/, ''), pain001)).toEqual([
    'Document/CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf: Amt is missing',
  ])
  expect(misplacedIn(file.replace('<ChrgBr>SLEV</ChrgBr>', '<Neu>1</Neu>'), pain001)).toHaveLength(1)
  expect(misshapenIn(file.replace('TRF', 'CHK'))).toHaveLength(1)
})
