import { z } from 'zod'
import { payeeStatuses, vatTreatments } from '../../domain/index.ts'
import { editable } from '../edits.ts'
import { cents, day, id, instant, line, object } from '../primitives.ts'
import { societyName } from '../societies/society.schemas.ts'

/** What a payee is for the tax office. */
export const payeeStatus = z
  .enum(payeeStatuses)
  .describe(
    '`private`: no entrepreneur; `small_business`: UStG section 19; `vat_liable`: owes VAT; `club`: a club, by its own VAT status; `eu`: an entrepreneur elsewhere in the Union',
  )

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'not a country')
  .describe('Country, ISO 3166')
  .meta({ examples: ['DE'] })

/** Name, address and numbers of a payee, as documents show them. */
const payeeFacts = {
  name: line(200).min(1).describe('Full name, or that of the club or company'),
  street: line(200).min(1).describe('Street and number'),
  zip: line(12).min(1).describe('Postal code'),
  city: line(120).min(1),
  country,
  tax_number: line(30).describe('German tax number; empty for none'),
  vat_id: line(20).describe('VAT identification number; empty for none'),
}

/** What somebody declares about the taxes of a society they own. */
export const newPayeeDeclaration = object({
  society_id: id,
  status: payeeStatus,
  taxed: z.boolean().describe('Of a club: whether it owes VAT; elsewhere it says nothing'),
  ...payeeFacts,
  signed_name: line(200).min(1).describe('The signature: the name of who declares it, typed'),
  agreed: z
    .literal(true)
    .describe('That it is right, and that the operator settles commissions by its own documents'),
})

/** A declaration, as it was made. */
export const payeeDeclaration = object({
  id,
  status: payeeStatus,
  taxed: z.boolean().describe('Of a club: whether it owes VAT'),
  declared_on: day.describe('Valid from this day on'),
  signed_name: z.string().describe('Who signed; empty once it need not be kept'),
  facts: object(payeeFacts)
    .nullable()
    .describe('For who declared it and admins only; null for others, and once it need not be kept'),
}).meta({ id: 'PayeeDeclaration' })

/** What is declared about a society, and whether it is needed. */
export const payeeDeclarations = object({
  current: payeeDeclaration.nullable().describe('The one that holds; null for none of the present owner'),
  history: z.array(payeeDeclaration).describe('All there were, the latest first'),
  required: z.boolean().describe('Documents are issued: nothing is paid without a declaration'),
  may_declare: z.boolean().describe('The asking person owns the society'),
  suggested: object({ name: z.string(), street: z.string(), zip: z.string(), city: z.string() }).describe(
    'What a form begins with; empty texts where nothing is known',
  ),
}).meta({ id: 'PayeeDeclarations' })

export const documentKind = z
  .enum(['receipt', 'credit_note', 'cancellation'])
  .describe(
    '`receipt`: for private persons; `credit_note`: a Gutschrift, UStG section 14; `cancellation`: takes one back',
  )

export const documentState = z
  .enum(['valid', 'objected', 'kept', 'cancelled', 'cancellation'])
  .describe(
    '`objected`: the payee objects, and nobody has decided; `kept`: an admin let it stand after an objection; `cancellation`: it is itself one',
  )

const otherDocument = object({ id, number: z.string() })

/** A document of a payout. */
export const payoutDocument = object({
  id,
  number: z
    .string()
    .describe('Consecutive within the year')
    .meta({ examples: ['2026-00012'] }),
  kind: documentKind,
  state: documentState,
  society: societyName,
  request_id: id,
  is_payee: z.boolean().describe('The asking person declared what it rests on, and may object'),
  status: payeeStatus.describe('As declared when it was issued'),
  net: cents,
  tax: cents,
  total: cents.describe('What is paid; negative on a cancellation'),
  issued_at: instant,
  reason: z.string().nullable().describe('Of a cancellation'),
  cancels: otherDocument.nullable().describe('What a cancellation takes back'),
  cancelled_by: otherDocument.nullable().describe('The cancellation that takes this one back'),
  sha256: z.string().nullable().describe('Hash of the file; null until it is set'),
  objection: object({
    reason: z.string(),
    objected_at: instant,
    decision: z.enum(['cancelled', 'kept']).nullable(),
    decision_reason: z.string().nullable().describe('Why an admin decided so'),
    decided_at: instant.nullable(),
  })
    .nullable()
    .describe('What the payee says against it; null for nothing'),
}).meta({ id: 'PayoutDocument' })
export type PayoutDocument = z.infer<typeof payoutDocument>

/** What was settled with a payee in a year. */
export const payeeYear = object({
  id: z.string().describe('Of this line'),
  payee: object(payeeFacts).nullable().describe('As declared; null once it need not be kept'),
  status: payeeStatus,
  treatment: z
    .enum(vatTreatments)
    .describe('How VAT stands on the documents: `none`: receipts; `reverse_charge`: owed by the operator'),
  societies: z.array(z.string()).describe('The societies it was for, by name'),
  documents: z.int().min(1).describe('How many, cancellations among them'),
  net: cents,
  tax: cents,
  total: cents.describe('What cancellations take back is taken off'),
}).meta({ id: 'PayeeYear' })
export type PayeeYear = z.infer<typeof payeeYear>

const issuerFields = {
  name: line(200).min(1).describe('Name with legal form'),
  street: line(200).min(1).describe('Street and number'),
  zip: line(12).min(1).describe('Postal code'),
  city: line(120).min(1),
  vat_id: line(20).describe('VAT identification number; empty for none'),
  electronic: z
    .boolean()
    .describe('A Gutschrift holds an electronic invoice as well (Factur-X, EN 16931, type 389)'),
}

/** Who issues the documents: the operator, who receives what is settled. */
export const documentIssuer = object(issuerFields).meta({ id: 'DocumentIssuer' })

/** The issuer as it is stored, with who set it. */
export const storedDocumentIssuer = object({ ...issuerFields, ...editable }).meta({
  id: 'StoredDocumentIssuer',
})
