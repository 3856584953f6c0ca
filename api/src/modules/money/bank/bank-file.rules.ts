import { all, first, readXml, textAt, UnreadableXml, type Element } from '../../../platform/xml/xml-tree.ts'

/** Why an answer is left to a person. */
export type Doubt =
  // It came back, and the bank does not say its number.
  | 'no_number'
  | 'not_booked'
  // Money with our number comes in, and nothing calls it a return.
  | 'not_a_return'
  | 'return_undone'
  // What is no euros and cents.
  | 'amount'
  | 'undecided'
  // A file is rejected that is none of ours.
  | 'other_file'

/** What a bank says of one payment. */
export type BankAnswer = {
  /** The number the payment was sent with; empty where a whole file is meant, or where the bank does not say it. */
  end_to_end_id: string
  outcome: 'accepted' | 'rejected' | 'returned' | 'unclear'
  /** What is unclear; null where nothing is. */
  doubt: Doubt | null
  /** Euro cents; null where the file does not say, or in another currency. */
  amount: number | null
  /** ISO 20022 reason, such as AC04; empty for none. */
  code: string
  /** What the bank adds in words. */
  words: string
}

/** A file of a bank, as far as payouts are concerned. */
export type BankFile = {
  kind: 'pain.002' | 'camt.053' | 'camt.054'
  message_id: string
  /** The file a pain.002 answers; empty otherwise. */
  answers_message_id: string
  answers: BankAnswer[]
}

/**
 * Reads pain.002 (versions 3 to 14) and camt.053 and camt.054 (versions 2 to 13): what became of each payment, by the
 * number it was sent with. Entries that are no answer to a payment are left out; what may be one and cannot be told is
 * `unclear`.
 * @returns undefined for XML that is none of these, or none at all
 */
export const readBankFile = (xml: string): BankFile | undefined => {
  try {
    const document = readXml(xml)
    if (document.name !== 'Document') return undefined
    const [body] = document.children
    if (body?.name === 'CstmrPmtStsRpt' || body?.name === 'PmtStsRpt') return readStatusReport(body)
    if (body?.name === 'BkToCstmrStmt') return readStatement(body, 'camt.053', 'Stmt')
    if (body?.name === 'BkToCstmrDbtCdtNtfctn') return readStatement(body, 'camt.054', 'Ntfctn')
    return undefined
  } catch (error) {
    if (error instanceof UnreadableXml) return undefined
    throw error
  }
}

const ACCEPTED = new Set(['ACCP', 'ACSP', 'ACSC', 'ACTC', 'ACWC', 'ACCC', 'ACFC'])
const REFUSED = new Set(['RJCT', 'CANC'])

const readStatusReport = (body: Element): BankFile => {
  const group = first(body, 'OrgnlGrpInfAndSts')
  const payments = all(body, 'OrgnlPmtInfAndSts')
  const named = payments.flatMap((payment) =>
    all(payment, 'TxInfAndSts').flatMap((of) => statusAnswer(of, statusOf(payment) || statusOf(group))),
  )
  // What a bank says of the file holds for each payment it does not name, even if it names those at fault.
  const whole =
    [group, ...payments].find((part) => REFUSED.has(statusOf(part))) ?? [group, ...payments].find(statusOf)
  return {
    kind: 'pain.002',
    message_id: textAt(body, 'GrpHdr/MsgId'),
    answers_message_id: textAt(group, 'OrgnlMsgId'),
    answers: [...named, ...wholeAnswer(whole)],
  }
}

const statusOf = (part: Element | undefined): string => textAt(part, 'GrpSts') || textAt(part, 'PmtInfSts')

/** A payment without a status of its own has that of the payments it stands among. */
const statusAnswer = (of: Element, around: string): BankAnswer[] => {
  const end_to_end_id = textAt(of, 'OrgnlEndToEndId') || textAt(of, 'OrgnlInstrId')
  const status = textAt(of, 'TxSts') || around
  if (end_to_end_id === '' || status === '') return []
  const amount = amountIn(first(of, 'OrgnlTxRef/Amt/InstdAmt') ?? first(of, 'OrgnlTxRef/IntrBkSttlmAmt'))
  return [{ end_to_end_id, ...meaningOf(status), amount, ...reasonOf(of, status) }]
}

/** `PART` says that payments differ, which they say themselves. */
const wholeAnswer = (part: Element | undefined): BankAnswer[] => {
  const status = statusOf(part)
  if (!part || status === '' || status === 'PART') return []
  return [{ end_to_end_id: '', ...meaningOf(status), amount: null, ...reasonOf(part, status) }]
}

const meaningOf = (status: string): Pick<BankAnswer, 'outcome' | 'doubt'> => {
  if (REFUSED.has(status)) return { outcome: 'rejected', doubt: null }
  return ACCEPTED.has(status)
    ? { outcome: 'accepted', doubt: null }
    : { outcome: 'unclear', doubt: 'undecided' }
}

const reasonOf = (part: Element, status: string): Pick<BankAnswer, 'code' | 'words'> => {
  const reason = reasonIn(part, 'StsRsnInf')
  return { ...reason, code: reason.code || (meaningOf(status).doubt ? status : '') }
}

const readStatement = (body: Element, kind: 'camt.053' | 'camt.054', part: string): BankFile => ({
  kind,
  message_id: textAt(body, 'GrpHdr/MsgId'),
  answers_message_id: '',
  answers: all(body, `${part}/Ntry`).flatMap(answersOfEntry),
})

/** Until it is booked it may still change; version 8 says it by a code, those before in plain. */
const isBooked = (entry: Element): boolean => (textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')) === 'BOOK'

const answersOfEntry = (entry: Element): BankAnswer[] => {
  const details = all(entry, 'NtryDtls/TxDtls')
  // Some banks write an entry without details, where everything stands in the entry itself.
  if (details.length === 0) return entryAnswer(entry, entry, first(entry, 'Amt'))
  return details.flatMap((of) => {
    const said =
      first(of, 'AmtDtls/TxAmt/Amt') ??
      first(of, 'Amt') ??
      first(of, 'AmtDtls/InstdAmt/Amt') ??
      // One payment an entry: the entry's amount is the payment's.
      (details.length === 1 ? first(entry, 'Amt') : undefined)
    return entryAnswer(entry, of, said)
  })
}

const entryAnswer = (entry: Element, of: Element, said: Element | undefined): BankAnswer[] => {
  const end_to_end_id = numberIn(of)
  const credit = (textAt(of, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'CRDT'
  const returned = isReturn(of) || isReturn(entry)
  const amount = amountIn(said)
  const answer = { end_to_end_id, amount, ...reasonIn(of, 'RtrInf') }
  const unclear = (doubt: Doubt) => [{ ...answer, outcome: 'unclear' as const, doubt }]
  // Without a number only what came back may be a payout.
  if (end_to_end_id === '') return credit && returned && isBooked(entry) ? unclear('no_number') : []
  const own = payoutOf(end_to_end_id) !== undefined
  if (!isBooked(entry)) return own && credit && returned ? unclear('not_booked') : []
  // Money that comes in without being a return, or goes out as one, is somebody else's payment.
  if (credit !== returned) return own ? unclear(credit ? 'not_a_return' : 'return_undone') : []
  if (returned && said && amount === null) return unclear('amount')
  return [{ ...answer, outcome: returned ? 'returned' : 'accepted', doubt: null }]
}

/** The number of a payment: in its place, as the instruction's, or in the words, as older statements have it. */
const numberIn = (of: Element): string => {
  const number = textAt(of, 'Refs/EndToEndId')
  if (number !== '' && !/^NOT ?PROVIDED$/i.test(number)) return number
  const instruction = textAt(of, 'Refs/InstrId')
  if (payoutOf(instruction)) return instruction
  const words = [all(of, 'RmtInf/Ustrd'), all(of, 'AddtlTxInf'), all(of, 'AddtlNtryInf')].flat()
  // Lines of 27 letters break a number in two.
  const line = words
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '')
  return /EREF[+:]([0-9a-f]{32}(?:-\d{1,2})?)/i.exec(line)?.[1] ?? ''
}

/** By the return's own part, as a reversal, by the code of the transaction, or by the German one (GVC 159). */
const isReturn = (part: Element): boolean =>
  first(part, 'RtrInf') !== undefined ||
  ['true', '1'].includes(textAt(part, 'RvslInd')) ||
  ['RRTN', 'RPCR'].includes(textAt(part, 'BkTxCd/Domn/Fmly/SubFmlyCd')) ||
  /(^|\+)159(\+|$)/.test(textAt(part, 'BkTxCd/Prtry/Cd'))

const reasonIn = (part: Element, path: string): Pick<BankAnswer, 'code' | 'words'> => ({
  code: textAt(part, `${path}/Rsn/Cd`) || textAt(part, `${path}/Rsn/Prtry`),
  words: all(part, `${path}/AddtlInf`)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' '),
})

/** An amount in cents, read digit by digit; null for none, another currency, or what is no amount. */
const amountIn = (amount: Element | undefined): number | null => {
  const { Ccy } = amount?.attributes ?? {}
  const digits = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(amount?.text.trim() ?? '')
  if (!digits || Ccy !== 'EUR') return null
  const [, euros = '0', fraction = ''] = digits
  if (/[1-9]/.test(fraction.slice(2))) return null
  return Number(euros) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/** The payout and the how-manieth time it was sent that a number means; undefined for a number that is not ours. */
export const payoutOf = (endToEndId: string): { request_id: string; times: number } | undefined => {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})(?:-(\d{1,2}))?$/.exec(
    endToEndId.toLowerCase(),
  )
  if (!parts) return undefined
  const [, a, b, c, d, e, times] = parts
  return { request_id: [a, b, c, d, e].join('-'), times: times === undefined ? 1 : Number(times) }
}
