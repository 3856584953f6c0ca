import { z } from 'zod'
import { editable } from '../edits.ts'
import { cents, day, id, instant, line, object, text } from '../primitives.ts'
import { societyName, societyPerson, tier } from '../societies/society.schemas.ts'

/** The money of a society in one year: `earned` = `available` + `requested` + `paid`. */
export const moneyOfYear = object({
  earned: cents.describe('Booked so far: finishes, bonuses and corrections'),
  available: cents.describe('Can be requested'),
  requested: cents.describe('In open payout requests'),
  paid: cents,
}).meta({ id: 'MoneyOfYear' })

/** Why a payout cannot be requested right now. */
export const payoutObstacle = z
  .enum([
    'not_enough_finishes',
    'payout_data_missing',
    'account_returned',
    'declaration_missing',
    'nothing_available',
  ])
  .describe(
    '`account_returned`: the bank sent the last payment to this account back; `declaration_missing`: the owner has yet to declare what they are for the tax office; `nothing_available`: less than one whole euro',
  )

/** Whether a payout can be requested, and why not. */
export const payoutReadiness = object({
  obstacles: z.array(payoutObstacle).describe('Empty: it can be requested'),
  finishes: z.int().min(0).describe('Finishes of the year'),
  minimum_finishes: z.int().min(1),
  maximum_amount: cents.describe('What can be requested at most: whole euros, in cents'),
  /** The last four characters, so that a person recognises the account. */
  iban_end: z.string().nullable().describe('Last four characters of the IBAN on file'),
  account_holder: z.string().nullable(),
  returned_reason: z.string().nullable().describe('Why the bank sent a payment to this account back'),
  held: cents.describe('Available, but waits until an admin has looked at a finish'),
}).meta({ id: 'PayoutReadiness' })

/** Where a society stands in a year. */
export const tierProgress = object({
  tier,
  finishes: z.int().min(0),
  income_per_user: cents.describe('What the next finish earns'),
  bonus_reached: cents.describe('Bonus of the highest level reached; booked when the year has ended'),
  bonus_booked: cents,
  next: object({
    tier,
    start: z.int(),
    missing: z.int().min(1).describe('Finishes that are missing'),
    income_per_user: cents,
    bonus: cents,
  })
    .nullable()
    .describe('Null at the highest level, or without levels'),
  resets_on: day.describe('First day of the next year: counting begins anew'),
}).meta({ id: 'TierProgress' })

/** One month of a year for a chart. */
export const performanceMonth = object({
  month: z.int().min(1).max(12),
  visits: z.int().min(0).describe('Times the referral link was opened'),
  registrations: z.int().min(0),
  finishes: z.int().min(0),
  earned: cents.describe('Earned with finishes, bonuses and corrections booked in that month'),
}).meta({ id: 'PerformanceMonth' })

/** The figures of one society in one year. */
export const societyPerformance = object({
  society: societyName,
  is_owner: z.boolean(),
  referral_link: z.url().describe('Also the content of the QR code'),
  referral_code: z.string().describe('The short word for paper'),
  short_link: z.url().describe('The address with the short word; leads to the same page'),
  members: z.int().min(0),
  offers_certified: z
    .boolean()
    .describe('Whoever comes is given a certified course that may be begun: insurances may pay a part of it'),
  visits: z.int().min(0),
  registrations: z.int().min(0),
  progress: tierProgress,
  money: moneyOfYear,
  payout: payoutReadiness,
  months: z.array(performanceMonth).length(12),
  earned_afterwards: cents.describe('Earned for the year, booked after its end: bonuses above all'),
  available_before: z
    .array(object({ year: z.int(), available: cents }))
    .describe('Earlier years that money is still available from, newest first'),
  booked_months: z
    .array(z.string().regex(/^\d{4}-\d{2}$/))
    .describe(
      'Months of the calendar year (YYYY-MM) something was booked in, newest first: each has a statement',
    ),
}).meta({ id: 'SocietyPerformance' })

/** What somebody’s recommending brought in a year. */
export const salesPerformance = object({
  year: z.int(),
  years: z
    .array(z.int())
    .describe('Years there is something to see in, newest first; the current one always'),
  own_society_possible: z
    .boolean()
    .describe('There is no own society yet, and the person is of the age of consent'),
  own_society_too_young: z.boolean().describe('There could be one, were the person of the age of consent'),
  former_documents: z
    .int()
    .min(0)
    .describe(
      'Documents one is the payee of, of societies one does not own any more; see `GET /payout-documents`',
    ),
  member_of: societyName
    .extend({ referral_link: z.url() })
    .nullable()
    .describe('Where the person belongs to'),
  societies: z.array(societyPerformance).describe('The own society first, then the communities one leads'),
}).meta({ id: 'SalesPerformance' })
export type SalesPerformance = z.infer<typeof salesPerformance>

export const payoutState = z.enum(['requested', 'booked', 'refused', 'withdrawn'])

/** How far a payout came, as the lists of the administration are divided. */
export const payoutStage = z
  .enum(['requested', 'returned', 'booked', 'exported', 'refused', 'withdrawn'])
  .describe(
    '`returned`: the bank sent it back, and it waits to be decided again; `booked`: in no SEPA file yet; `exported`: in one',
  )
export type PayoutStage = z.infer<typeof payoutStage>

const somebody = object({ id, name: z.string() })

/** A request for a payout and what became of it. */
export const payoutRequest = object({
  id,
  society: societyName,
  target_year: z.int(),
  amount: cents,
  notes: z.string(),
  state: payoutState,
  reason: z.string().nullable().describe('Why it was refused'),
  requested_by: societyPerson.nullable().describe('Null once the account is deleted'),
  account_holder: z.string(),
  iban_end: z.string().describe('Last four characters of the IBAN; empty where it is no longer kept'),
  finishes: z.int().min(0).describe('Finishes of the society in the target year'),
  created_at: instant,
  decided_at: instant.nullable(),
  exported_at: instant.nullable().describe('When it was put into a SEPA file'),
  confirmed_at: instant.nullable().describe('When an answer of the bank was read that says it has it'),
  stage: payoutStage,
  tier: tier.describe('Tier of the society in the target year'),
  decided_by: somebody
    .nullable()
    .describe('Which admin decided; only admins are told, and null once the account is deleted'),
  returned_at: instant.nullable().describe('When the bank last sent it back'),
  return_reason: z.string().nullable().describe('Why the bank sent it back'),
  mend_account: z
    .boolean()
    .describe(
      'It came back for a fault of its account: that has to be mended before the money is requested anew',
    ),
  owner_iban_changed: z
    .boolean()
    .describe('The account of the society is another one than when this was requested; only admins are told'),
  own: z.boolean().describe('The asking admin leads this society: booking it needs a reason'),
}).meta({ id: 'PayoutRequest' })
export type PayoutRequest = z.infer<typeof payoutRequest>

const stageSum = object({
  count: z.int().min(0).describe('How many payouts'),
  amount: cents.describe('What they come to'),
})

/** How many payouts are in each stage, and what they come to. */
export const payoutSums = object({
  requested: stageSum.describe('Wait to be decided'),
  returned: stageSum.describe('Came back from the bank and wait to be decided again'),
  booked: stageSum.describe('Booked, in no SEPA file yet'),
  exported: stageSum.describe('In a SEPA file'),
  refused: stageSum.describe('Refused'),
  withdrawn: stageSum.describe('Withdrawn by whoever asked'),
}).meta({ id: 'PayoutSums' })
export type PayoutSums = z.infer<typeof payoutSums>

/** The body of a new request. */
export const newPayoutRequest = object({
  amount: z.int().min(100).max(100_000_000).multipleOf(100).describe('Euro cents, whole euros only'),
  target_year: z.int().min(2000).max(2200).describe('The calendar year the money was earned in'),
  notes: text(1000).optional(),
  society_id: id.optional().describe('Needed when one leads several societies'),
})

/** The four sides money is on; the balances of all of them sum to zero. */
export const ledgerAccount = z
  .enum(['earned', 'available', 'requested', 'paid'])
  .describe('`earned` is negative: it is where the money comes from')

export const transactionKind = z.enum([
  'finish',
  'bonus',
  'request',
  'refusal',
  'withdrawal',
  'payout',
  'correction',
  'reversal',
  'transfer',
])

/** One transaction of the ledger; its entries sum to zero. */
export const ledgerTransaction = object({
  id,
  kind: transactionKind,
  year: z.int(),
  entries: z.array(object({ account: ledgerAccount, amount: cents })),
  reason: z.string().nullable().describe('Of corrections, reversals and refusals'),
  made_by: somebody
    .nullable()
    .describe('Who booked it; null for the platform itself and deleted accounts; only admins are told'),
  person: somebody.nullable().describe('Who finished, of a finish; null once the account is deleted'),
  request_id: id.nullable(),
  reverses: id.nullable().describe('The transaction this one takes back'),
  reversed_by: id.nullable().describe('The transaction that took this one back'),
  created_at: instant,
}).meta({ id: 'LedgerTransaction' })

/** A payout request with all that an admin weighs. */
export const payoutCase = payoutRequest
  .extend({
    money: moneyOfYear.describe('The society’s money in the target year'),
    earned_by: object({ finishes: cents, bonuses: cents, corrections: cents, transfers: cents }).describe(
      'What the year’s `earned` is made of',
    ),
    owner_deleted: z.boolean().describe('Nobody owns the society any more'),
    account_returned: z
      .string()
      .nullable()
      .describe('Why the bank sent the last payment to this very account back; null where it did not'),
    history: z.array(ledgerTransaction).describe('What was booked about it, the oldest first'),
  })
  .meta({ id: 'PayoutCase' })

/** The money of a society in a year, for admins. */
export const societyBalance = object({
  society: societyName,
  owner: societyPerson.nullable().describe('Whom it belongs to; null for nobody'),
  deleted_at: instant.nullable().describe('When the society was removed; its books stay'),
  year: z.int(),
  years: z.array(z.int()).describe('Years something was booked in, newest first; the current one always'),
  finishes: z.int().min(0).describe('Finishes of the year'),
  tier: tier.describe('Tier reached in the year'),
  own_levels: z.boolean().describe('False: the default levels apply'),
  money: moneyOfYear,
}).meta({ id: 'SocietyBalance' })

/** A payout that was left out when several were booked. */
export const leftOutPayout = object({
  id,
  society: z.string().describe('Name of the society'),
  amount: cents,
  why: z
    .enum(['decided', 'own_society', 'declaration_missing', 'issuer_vat_id_missing', 'unknown'])
    .describe(
      'Decided meanwhile, a society the admin leads, nothing declared about taxes, the operator has no VAT number for a payee abroad, or not there',
    ),
  decided_by: z.string().nullable().describe('Who decided it, by name'),
  decided_at: instant.nullable(),
})

/** A SEPA file that was made. */
export const sepaExport = object({
  id,
  message_id: z.string().describe('As the bank shows it'),
  payments: z.int().min(1),
  total: cents,
  created_at: instant,
  created_by: societyPerson.nullable(),
}).meta({ id: 'SepaExport' })

/** The account payouts are made from. */
export const payoutAccount = object({
  holder: line(70).min(1),
  iban: line(42).min(1).describe('Checked; spaces do not matter'),
  bic: line(11).nullable(),
}).meta({ id: 'PayoutAccount' })

/** The account as it is stored, with who set it. */
export const storedPayoutAccount = object({ ...payoutAccount.shape, ...editable }).meta({
  id: 'StoredPayoutAccount',
})

/** A sentence that says why. */
export const decisionReason = line(500).min(3)
