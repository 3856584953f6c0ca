import type { ColumnType, Generated } from 'kysely'
import type { Level, PayeeStatus } from '@kursportal/shared/domain'
import type { CreatedAt, Instant } from './columns.ts'

/** The tables of societies and of their money (see schema.ts); amounts in euro cents. */

export type SocietiesTable = {
  id: string
  name: string
  city: Generated<string>
  is_community: boolean
  owner_id: string | null
  deleted_at: Instant | null
  ninox_number: number | null
  edited_at: Instant | null
  edited_by: string | null
  /** Removed by being merged into this one. */
  merged_into: string | null
  /** The short word it is found by on paper. */
  referral_code: Generated<string>
  created_at: CreatedAt
  search_text: Generated<string>
}

export type SocietyAdminsTable = { society_id: string; user_id: string; created_at: CreatedAt }

/** A society that offers courses itself. */
export type SocietyProvidersTable = {
  society_id: string
  name: string
  street: string
  zip: string
  city: string
  email: string
  register_number: string
  represented_by: string
  signatory: string
  signature_encrypted: Buffer | null
  updated_at: Instant
}

/** The account payouts of a society go to; without one, the owner's name and IBAN serve. */
export type SocietyPayoutAccountsTable = {
  society_id: string
  /** Who set it: the owner, with whom it ends. */
  owner_id: string
  holder: string
  iban_encrypted: Buffer
  /** Keyed hash of holder and IBAN a bank sent money back from. */
  returned_mark: string | null
  returned_reason: string | null
}

export type SocietyLevelsTable = Level & { id: string; society_id: string | null }

export type SocietyVisitsTable = { society_id: string; day: string; visits: Generated<number> }

export type LedgerAccountsTable = {
  id: string
  society_id: string
  year: number
  kind: 'earned' | 'available' | 'requested' | 'paid'
  /** Kept by a trigger. */
  balance: ColumnType<number, undefined, never>
}

export type LedgerTransactionsTable = {
  id: string
  society_id: string
  year: number
  kind:
    | 'finish'
    | 'bonus'
    | 'request'
    | 'refusal'
    | 'withdrawal'
    | 'payout'
    | 'correction'
    | 'reversal'
    | 'transfer'
  key: string
  reason: string | null
  request_id: string | null
  reverses: string | null
  made_by: string | null
  created_at: CreatedAt
}

export type LedgerEntriesTable = { transaction_id: string; account_id: string; amount: number }

export type SocietyFinishesTable = {
  transaction_id: string
  society_id: string
  year: number
  number: number
  user_id: string | null
  /** Keyed hash of the e-mail, until the year ends. */
  person_mark: string | null
  participation_id: string | null
  finished_at: Instant
  /** When it changed over from a society that was merged into this one. */
  merged_at: Instant | null
  levels: ColumnType<Level[], string, never>
}

export type PayoutRequestsTable = {
  id: string
  society_id: string
  year: number
  amount: number
  notes: Generated<string>
  state: Generated<'requested' | 'booked' | 'refused' | 'withdrawn'>
  reason: string | null
  requested_by: string | null
  account_holder: string
  /** Null where nothing was paid and the account is deleted. */
  iban_encrypted: Buffer | null
  created_at: CreatedAt
  decided_at: Instant | null
  decided_by: string | null
  export_id: string | null
  /** When the bank last sent the payment back. */
  returned_at: Instant | null
  return_reason: string | null
  /** It came back for no fault of its account. */
  account_blameless: Generated<boolean>
  /** When a bank said that it took the payment. */
  confirmed_at: Instant | null
}

export type SepaExportsTable = {
  id: string
  message_id: string
  payments: number
  total: number
  /** Null once it need not be kept any longer. */
  file_encrypted: Buffer | null
  created_by: string | null
  created_at: CreatedAt
}

/** What a payee is for the tax office, as they declared it. */
export type PayeeDeclarationsTable = {
  id: string
  society_id: string
  declared_by: string | null
  status: PayeeStatus
  /** Of a club: whether it owes VAT. */
  taxed: boolean
  /** Null once it need not be kept any longer. */
  facts_encrypted: Buffer | null
  declared_at: Instant
}

/** A document of a payout. */
export type PayoutDocumentsTable = {
  id: string
  year: number
  position: number
  number: string
  kind: 'receipt' | 'credit_note' | 'cancellation'
  request_id: string
  society_id: string
  declaration_id: string
  cancels: string | null
  net: number
  tax: number
  total: number
  reason: string | null
  /** Null once it need not be kept any longer; so is the file. */
  content_encrypted: Buffer | null
  file_encrypted: Buffer | null
  file_sha256: string | null
  issued_at: Instant
  issued_by: string | null
}

/** What a payee says against a document. */
export type DocumentObjectionsTable = {
  document_id: string
  reason: string
  objected_by: string | null
  objected_at: Instant
  decision: 'cancelled' | 'kept' | null
  decision_reason: string | null
  decided_by: string | null
  decided_at: Instant | null
}

/** A bank's answer that was read. */
export type BankAnswersTable = {
  id: string
  fingerprint: string
  kind: 'pain.002' | 'camt.053' | 'camt.054'
  message_id: string
  returned: number
  confirmed: number
  read_by: string | null
  read_at: Instant
}

/** What looked odd about recommending and is in order. */
export type SalesRemarkDecisionsTable = {
  key: string
  society_id: string
  note: string
  decided_by: string | null
  decided_at: Instant
}

/** Whom a society invited by mail; the address as a keyed hash. */
export type SocietyInvitationsTable = {
  society_id: string
  email_mark: string
  invited_by: string | null
  invited_at: Instant
}

/** Their lines in the schema. */
export type SocietySchema = {
  societies: SocietiesTable
  society_admins: SocietyAdminsTable
  society_providers: SocietyProvidersTable
  society_payout_accounts: SocietyPayoutAccountsTable
  society_levels: SocietyLevelsTable
  society_visits: SocietyVisitsTable
  society_invitations: SocietyInvitationsTable
  ledger_accounts: LedgerAccountsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  society_finishes: SocietyFinishesTable
  payout_requests: PayoutRequestsTable
  sales_remark_decisions: SalesRemarkDecisionsTable
  sepa_exports: SepaExportsTable
  bank_answers: BankAnswersTable
  payee_declarations: PayeeDeclarationsTable
  payout_documents: PayoutDocumentsTable
  document_objections: DocumentObjectionsTable
}
