import { all, first, readXml, textAt, UnreadableXml, type Element } from '../../../platform/xml/xml-tree.ts'

/** What a bank says of one payment. */
export type BankAnswer = {
  /** The number the payment was sent with; empty where a whole file is meant. */
  end_to_end_id: string
  outcome: 'accepted' | 'rejected' | 'returned'
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
 * number it was sent with. Entries that are no answer to a payment are left out.
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

const readStatusReport = (body: Element): BankFile => {
  const group = first(body, 'OrgnlGrpInfAndSts')
  const payments = all(body, 'OrgnlPmtInfAndSts')
  const transactions = payments.flatMap((payment) => all(payment, 'TxInfAndSts'))
  const answers = transactions.flatMap((of) => {
    const outcome = outcomeOf(textAt(of, 'TxSts'))
    if (!outcome) return []
    const amount = amountIn(first(of, 'OrgnlTxRef/Amt/InstdAmt') ?? first(of, 'OrgnlTxRef/IntrBkSttlmAmt'))
    return [{ end_to_end_id: textAt(of, 'OrgnlEndToEndId'), outcome, amount, ...reasonIn(of, 'StsRsnInf') }]
  })
  // A file that is rejected as a whole names no payment.
  const whole = [group, ...payments].find((part) => statusOf(part) === 'RJCT')
  return {
    kind: 'pain.002',
    message_id: textAt(body, 'GrpHdr/MsgId'),
    answers_message_id: textAt(group, 'OrgnlMsgId'),
    answers:
      whole && !answers.some(({ outcome }) => outcome === 'rejected')
        ? [{ end_to_end_id: '', outcome: 'rejected', amount: null, ...reasonIn(whole, 'StsRsnInf') }]
        : answers.filter(({ end_to_end_id: id }) => id !== ''),
  }
}

const statusOf = (part: Element | undefined): string => textAt(part, 'GrpSts') || textAt(part, 'PmtInfSts')

const outcomeOf = (status: string): BankAnswer['outcome'] | undefined => {
  if (status === 'RJCT') return 'rejected'
  return ACCEPTED.has(status) ? 'accepted' : undefined
}

const readStatement = (body: Element, kind: 'camt.053' | 'camt.054', part: string): BankFile => ({
  kind,
  message_id: textAt(body, 'GrpHdr/MsgId'),
  answers_message_id: '',
  answers: all(body, `${part}/Ntry`).filter(isBooked).flatMap(answersOfEntry),
})

/** Until it is booked it may still change; version 8 says it by a code, those before in plain. */
const isBooked = (entry: Element): boolean => (textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')) === 'BOOK'

const answersOfEntry = (entry: Element): BankAnswer[] => {
  const details = all(entry, 'NtryDtls/TxDtls')
  return details.flatMap((of) => {
    const end_to_end_id = textAt(of, 'Refs/EndToEndId')
    if (end_to_end_id === '' || end_to_end_id === 'NOTPROVIDED') return []
    const credit = (textAt(of, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'CRDT'
    const returned = isReturn(of) || isReturn(entry)
    // Money that comes in without being a return, or goes out as one, is somebody else's payment.
    if (credit !== returned) return []
    const amount =
      amountIn(first(of, 'AmtDtls/TxAmt/Amt') ?? first(of, 'Amt') ?? first(of, 'AmtDtls/InstdAmt/Amt')) ??
      // One payment an entry: the entry's amount is the payment's.
      (details.length === 1 ? amountIn(first(entry, 'Amt')) : null)
    return [
      {
        end_to_end_id,
        outcome: returned ? ('returned' as const) : ('accepted' as const),
        amount,
        ...reasonIn(of, 'RtrInf'),
      },
    ]
  })
}

/** By the return's own part, as a reversal, by the code of the transaction, or by the German one (GVC 159). */
const isReturn = (part: Element): boolean =>
  first(part, 'RtrInf') !== undefined ||
  textAt(part, 'RvslInd') === 'true' ||
  textAt(part, 'BkTxCd/Domn/Fmly/SubFmlyCd') === 'RRTN' ||
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

/** What the codes of banks mean, as whoever is paid reads it. */
const sentences: Readonly<Record<string, string>> = {
  AC01: 'Die IBAN stimmt nicht.',
  AC02: 'Die IBAN stimmt nicht.',
  AC03: 'Die IBAN stimmt nicht.',
  AC04: 'Das Konto ist erloschen.',
  AC06: 'Das Konto ist gesperrt.',
  AC13: 'Auf dieses Konto kann nicht überwiesen werden.',
  AC14: 'Auf dieses Konto kann nicht überwiesen werden.',
  AG01: 'Auf dieses Konto kann nicht überwiesen werden.',
  AG02: 'Auf dieses Konto kann nicht überwiesen werden.',
  BE01: 'Name und IBAN passen nicht zusammen.',
  BE04: 'Der Bank fehlt eine Anschrift.',
  CNOR: 'Diese Bank nimmt keine SEPA-Überweisungen an.',
  DNOR: 'Diese Bank nimmt keine SEPA-Überweisungen an.',
  FOCR: 'Die Überweisung wurde zurückgerufen.',
  MD07: 'Das Konto ist nach einem Todesfall gesperrt.',
  MS02: 'Wem das Konto gehört, der hat die Überweisung abgelehnt.',
  MS03: 'Die Bank nennt keinen Grund.',
  RC01: 'Die Bank ist unbekannt.',
  RR04: 'Die Bank darf die Überweisung nicht annehmen.',
  TM01: 'Die Datei kam bei der Bank zu spät an.',
}

/** Why a payment did not arrive, in a sentence; with the code and words of the bank where there is no sentence for it. */
export const reasonSentence = ({ code, words }: Pick<BankAnswer, 'code' | 'words'>): string => {
  const known = sentences[code]
  if (known) return `${known} (${code})`
  const said = [code, words].filter(Boolean).join(' ').slice(0, 300)
  return said ? `Die Bank meldet: ${said}` : 'Die Bank nennt keinen Grund.'
}
