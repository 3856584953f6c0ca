import { Document } from 'sepa'
import { sepaName, sepaText } from './sepa-text.ts'

/** One credit transfer; the amount in euro cents. */
export type Transfer = {
  end_to_end_id: string
  account_holder: string
  iban: string
  amount: number
  purpose: string
}

/** Whose account is debited. */
export type Debtor = { holder: string; iban: string; bic: string | null }

type Order = {
  message_id: string
  created: Date
  execution_day: string
  debtor: Debtor
  transfers: Transfer[]
}

const PURPOSE_LENGTH = 140

/**
 * What a bank tells a payment by, 35 characters at most: the request's id without its dashes and, when the payment came
 * back and goes out again, how many times it went out.
 */
export const endToEndId = (requestId: string, times: number): string =>
  `${requestId.replaceAll('-', '')}${times > 1 ? `-${times}` : ''}`

/** A SEPA credit-transfer file (pain.001.001.09) that banks accept. */
export const sepaFile = ({ message_id, created, execution_day, debtor, transfers }: Order): string => {
  const document = new Document('pain.001.001.09')
  document.grpHdr.id = message_id
  document.grpHdr.created = created
  document.grpHdr.initiatorName = sepaName(debtor.holder)
  const payment = document.createPaymentInfo()
  // Noon: the same day in every time zone a server may run in.
  payment.requestedExecutionDate = new Date(`${execution_day}T12:00:00Z`)
  payment.debtorName = sepaName(debtor.holder)
  payment.debtorIBAN = debtor.iban
  if (debtor.bic) payment.debtorBIC = debtor.bic
  document.addPaymentInfo(payment)
  for (const transfer of transfers) {
    const transaction = payment.createTransaction()
    transaction.creditorName = sepaName(transfer.account_holder)
    transaction.creditorIBAN = transfer.iban
    transaction.amount = transfer.amount / 100
    transaction.remittanceInfo = sepaText(transfer.purpose, PURPOSE_LENGTH)
    transaction.end2endId = transfer.end_to_end_id
    payment.addTransaction(transaction)
  }
  return document.toString()
}
