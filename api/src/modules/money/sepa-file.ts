import { Document } from 'sepa'
import { sepaText } from './sepa-text.ts'

/** One credit transfer; the amount in euro cents. */
export type Transfer = { id: string; account_holder: string; iban: string; amount: number; purpose: string }

/** Whose account is debited. */
export type Debtor = { holder: string; iban: string; bic: string | null }

type Order = {
  message_id: string
  created: Date
  execution_day: string
  debtor: Debtor
  transfers: Transfer[]
}

const NAME_LENGTH = 70
const PURPOSE_LENGTH = 140

/** A SEPA credit-transfer file (pain.001.001.09) that banks accept. */
export const sepaFile = ({ message_id, created, execution_day, debtor, transfers }: Order): string => {
  const document = new Document('pain.001.001.09')
  document.grpHdr.id = message_id
  document.grpHdr.created = created
  document.grpHdr.initiatorName = sepaText(debtor.holder, NAME_LENGTH)
  const payment = document.createPaymentInfo()
  // Noon: the same day in every time zone a server may run in.
  payment.requestedExecutionDate = new Date(`${execution_day}T12:00:00Z`)
  payment.debtorName = sepaText(debtor.holder, NAME_LENGTH)
  payment.debtorIBAN = debtor.iban
  if (debtor.bic) payment.debtorBIC = debtor.bic
  document.addPaymentInfo(payment)
  for (const transfer of transfers) {
    const transaction = payment.createTransaction()
    transaction.creditorName = sepaText(transfer.account_holder, NAME_LENGTH)
    transaction.creditorIBAN = transfer.iban
    transaction.amount = transfer.amount / 100
    transaction.remittanceInfo = sepaText(transfer.purpose, PURPOSE_LENGTH)
    // 35 characters at most: the id without dashes has 32.
    transaction.end2endId = transfer.id.replaceAll('-', '')
    payment.addTransaction(transaction)
  }
  return document.toString()
}
