import { keysOf, recordOf } from '../records.ts'

/**
 * What a period counts in. `years` are whole calendar years after the end of the one in which it began, as statutes
 * count them (BGB, section 199; AO, section 147): with 0 of them something goes once its year has ended.
 */
export type RetentionUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years'

/** How long something is kept. */
export type RetentionPeriod = { count: number; unit: RetentionUnit }

type Rule = RetentionPeriod & {
  /** What it is and since when its period runs, for the API's page. */
  words: string
  /** What the operator may set; none where the platform cannot do with another period. */
  least?: number
  most?: number
  /** Kept for good until the operator wants it deleted: theirs to weigh. */
  optional?: true
}

/**
 * How long each kind of data is kept: the one table that the nightly job, the page of admins, the limits in the code and
 * the operator's papers (`docs/data-protection`) come from. The German words stand in `mf-admin/src/texts/retention.ts`.
 */
export const retentionRules = {
  inactive_accounts: {
    count: 36,
    unit: 'months',
    least: 12,
    most: 120,
    optional: true,
    words: 'Accounts, since their person was last there; warned by mail 30 days before',
  },
  quiz_answers: {
    count: 24,
    unit: 'months',
    least: 6,
    most: 120,
    optional: true,
    words: 'Attempts at quizzes with their answers, since they were handed in or begun',
  },
  watched_seconds: {
    count: 6,
    unit: 'months',
    least: 1,
    most: 60,
    optional: true,
    words: 'Which seconds of films were watched, since the course was finished or watched again',
  },
  care: {
    count: 5,
    unit: 'years',
    least: 2,
    most: 15,
    optional: true,
    words: 'Questions to leaders, calls, attendance and minutes of care, since they were',
  },
  forum_placeholders: {
    count: 12,
    unit: 'months',
    least: 1,
    most: 60,
    optional: true,
    words: 'Empty places of deleted posts that are answers, since they were deleted',
  },
  forum_reports: {
    count: 12,
    unit: 'months',
    least: 6,
    most: 60,
    optional: true,
    words: 'Reports of posts, since they were decided',
  },
  content_reports: {
    count: 12,
    unit: 'months',
    least: 6,
    most: 60,
    optional: true,
    words:
      'Who reported content, what was reported and why, since it was decided; that it was stays for the counts of a year',
  },
  withdrawals: {
    count: 3,
    unit: 'years',
    least: 1,
    most: 10,
    optional: true,
    words: 'Withdrawals from contracts, since they were decided',
  },
  payout_accounts: {
    count: 10,
    unit: 'years',
    least: 8,
    most: 15,
    optional: true,
    words:
      'Account holders, IBANs, reasons of returned payments and bank files of payouts, since they were decided or made',
  },
  sales_remarks: {
    count: 3,
    unit: 'years',
    least: 1,
    most: 15,
    optional: true,
    words: 'Notes on what looked odd about recommending, since they were written; the decision stays',
  },
  audit_money: {
    count: 10,
    unit: 'years',
    least: 8,
    most: 15,
    words: 'Lines of the audit log about money, rights and retention, since they were written',
  },
  audit_log: {
    count: 12,
    unit: 'months',
    least: 6,
    most: 36,
    words: 'Every other change in the audit log, since it was written',
  },
  audit_reads: {
    count: 12,
    unit: 'months',
    least: 6,
    most: 36,
    words: 'Who looked at personal data, since they did',
  },
  sent_mails: {
    count: 12,
    unit: 'months',
    least: 1,
    most: 36,
    words:
      'Address, subject and time of mails that were sent or given up; their text goes when they are sent',
  },
  reminder_runs: {
    count: 12,
    unit: 'months',
    least: 3,
    most: 36,
    words: 'When who was reminded of a course, since they were',
  },
  invitations: {
    count: 180,
    unit: 'days',
    least: 30,
    most: 365,
    words: 'E-mail addresses of people who were invited, since the mail',
  },
  deleted_parts: {
    count: 30,
    unit: 'days',
    least: 14,
    most: 90,
    words:
      'Deleted chapters and lectures and earlier versions of drafts, since they were deleted or changed; they can be put back until then',
  },
  unused_films: {
    count: 30,
    unit: 'days',
    words: 'Films, since nothing shows them; as long as deleted parts',
  },
  unfinished_uploads: { count: 3, unit: 'days', words: 'Uploads nobody finished, since they began' },
  unfinished_images: {
    count: 1,
    unit: 'days',
    words: 'Pictures whose upload broke off before they were stored, since it began',
  },
  remote_votes: {
    count: 30,
    unit: 'days',
    words: 'Failures of releases that browsers told of, since the last',
  },
  remote_errors: {
    count: 30,
    unit: 'days',
    words: 'Errors of releases that browsers told of, since the last of the kind',
  },
  sessions: { count: 30, unit: 'days', words: 'Sessions, since they were last used' },
  codes: {
    count: 15,
    unit: 'minutes',
    words: 'Unconfirmed registrations and other codes, since they were mailed',
  },
  attempts: { count: 24, unit: 'hours', words: 'Counted attempts, such as wrong passwords, at most' },
  idempotency_keys: { count: 24, unit: 'hours', words: 'Answers for repeated writes' },
  society_invitations: {
    count: 90,
    unit: 'days',
    words: 'By what an address that a society invited is known again, since the last invitation',
  },
  finish_marks: { count: 0, unit: 'years', words: 'By what a deleted account is known again in its year' },
} as const satisfies Record<string, Rule>

/** A kind of data with a period of its own. */
export type RetentionKind = keyof typeof retentionRules

export const retentionKinds: readonly RetentionKind[] = keysOf(retentionRules)

/** A value for each kind. */
export const byRetentionKind = <Value>(
  valueOf: (kind: RetentionKind) => Value,
): Record<RetentionKind, Value> => recordOf(retentionKinds, valueOf)

/** The rule of a kind, with the fields that only some have. */
export const retentionRule = (kind: RetentionKind): Rule => retentionRules[kind]

/** The kinds whose period the operator may set, and within what. */
export type SettableKind = {
  [Kind in RetentionKind]: (typeof retentionRules)[Kind] extends { least: number } ? Kind : never
}[RetentionKind]

const isSettable = (kind: RetentionKind): kind is SettableKind => retentionRule(kind).least !== undefined

export const settableKinds: readonly SettableKind[] = retentionKinds.filter(isSettable)

/** What an operator decided about a kind. */
export type RetentionChoice = { on: boolean; count: number }

/** The limits of what the operator may set. */
export const retentionLimits = (kind: SettableKind): { least: number; most: number } => {
  const { least, most } = retentionRules[kind]
  return { least, most }
}

/** What the operator keeps for good unless they decide otherwise. */
export const isOptionalKind = (kind: RetentionKind): boolean => retentionRule(kind).optional === true

/**
 * What holds for each kind, where the operator decided or not: one that cannot be switched off is on, and a count
 * outside of its limits, as those of an older version, is the nearest within.
 */
export const retentionInForce = (
  choices: Partial<Record<RetentionKind, RetentionChoice>>,
): Record<RetentionKind, RetentionPeriod & { on: boolean }> => {
  const of = (kind: RetentionKind) => {
    const { count, unit, least, most, optional } = retentionRule(kind)
    const choice = least === undefined ? undefined : choices[kind]
    const wanted = choice?.count ?? count
    return {
      unit,
      on: optional ? (choice?.on ?? false) : true,
      count: least === undefined || most === undefined ? count : Math.min(most, Math.max(least, wanted)),
    }
  }
  // A film of a deleted lecture must be there for as long as that can be put back.
  return byRetentionKind((kind) => of(kind === 'unused_films' ? 'deleted_parts' : kind))
}
