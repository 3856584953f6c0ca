import { z } from 'zod'
import type { PayeeStatus, VatTreatment } from '@kursportal/shared/domain'
import type { Context } from '../../../platform/context.ts'

/** A name with its address and numbers, as a document shows it; empty texts for what there is none of. */
export type Party = {
  name: string
  street: string
  zip: string
  city: string
  /** ISO 3166. */
  country: string
  tax_number: string
  vat_id: string
}

/** All that a document of a payout says, as it was when it was issued. Amounts in euro cents. */
export type DocumentContent = {
  number: string
  kind: 'receipt' | 'credit_note' | 'cancellation'
  /** YYYY-MM-DD in Berlin. */
  issued_on: string
  /** Who recommends: the supplier. */
  payee: Party
  /** The operator, who receives the service. */
  issuer: Party
  status: PayeeStatus
  treatment: VatTreatment
  society: string
  /** The calendar year the money was earned in. */
  year: number
  /** Finishes of that year that counted when it was issued. */
  finishes: number
  /** What was settled before of the same year; absent in what was issued before this was written down. */
  earlier?: { number: string; kind: 'receipt' | 'credit_note'; total: number }[]
  net: number
  tax: number
  total: number
  /** Per cent. */
  rate: number
  /** What a cancellation takes back, and why. */
  cancels: { number: string; issued_on: string; kind: 'receipt' | 'credit_note' } | null
  reason: string | null
  /** Whether an electronic invoice goes with it. */
  electronic?: boolean
}

/** Writes it down so that nobody reads it without the secret. */
export const sealContent = ({ secrets }: Pick<Context, 'secrets'>, content: DocumentContent): Buffer =>
  secrets.encrypt(JSON.stringify(content))

// Nothing but `sealContent` writes it.
const stored = z.custom<DocumentContent>((content) => typeof content === 'object' && content !== null)

/** Reads it again. */
export const openContent = ({ secrets }: Pick<Context, 'secrets'>, sealed: Buffer): DocumentContent =>
  stored.parse(JSON.parse(secrets.decrypt(Buffer.from(sealed))))
