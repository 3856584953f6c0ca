import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { id, object } from '../primitives.ts'
import { adminPassword, auditReason } from './audit-log.calls.ts'

const count = z.int().min(0)
const account = object({ id, name: z.string(), email: z.string() })

/** What of a profile passes on where the account that stays has none of it. */
export const profilePart = z.enum([
  'first_name',
  'last_name',
  'phone',
  'address',
  'birth_date',
  'parent',
  'insurance',
  'insurance_number',
  'iban',
  'signature',
  'image',
])
export type ProfilePart = z.infer<typeof profilePart>

/** What bringing two accounts together does, in numbers. */
export const accountMerge = object({
  version: z.string().describe('Changes with the numbers; send it back as based_on'),
  from: account.describe('The account that ends'),
  into: account.describe('The account that stays'),
  moves: object({
    participations: count.describe('In courses'),
    certificates: count.describe('With what was handed in and what was issued anew'),
    accesses: count.describe('That the other account does not have'),
    finishes: count.describe('That were counted for a society'),
    societies: count.describe('That the person owns'),
    leads: count.describe('Societies the person leads beside the owner'),
    payouts: count.describe('That were requested, in any state'),
    posts: count.describe('In forums'),
    questions: count.describe('To course leaders'),
    courses: count.describe('That the person made'),
  }).describe('What changes over'),
  society: object({
    from: z.string().nullable().describe('What the account that ends belongs to'),
    into: z
      .string()
      .nullable()
      .describe('What the account that stays belongs to; where it is null, the other one'),
  }),
  fills: z.array(profilePart).describe('What of the profile passes on, as the account that stays has none'),
  drops: z.array(profilePart).describe('What of the profile goes, as the account that stays has its own'),
  joined: z
    .array(object({ course_id: id, title: z.string() }))
    .describe('Courses that run in both accounts: one participation goes on, with what was done in either'),
  double_finishes: count.describe(
    'Finishes of years in which both were counted; they stay in the books without the person',
  ),
  groups_joined: z
    .boolean()
    .describe('Both own a society of their own: one goes into the other, with its balance'),
  sessions: count.describe('Devices that are logged out'),
  blockers: z
    .array(z.enum(['account_in_team', 'payouts_open', 'remarks_open']))
    .describe('What has to be done before; the call is refused by the first of them'),
}).meta({ id: 'AccountMerge' })
export type AccountMerge = z.infer<typeof accountMerge>

/** Calls about two accounts of one person. */
export const mergeCalls = {
  mergeAccounts: defineCall({
    method: 'POST',
    path: '/user/merge',
    who: 'admin',
    extension: true,
    summary: 'Bring two accounts of one person together',
    description:
      'Everything of `from` passes to `into`: participations, certificates, accesses, societies and their money, what was written and agreed to. `into` keeps its login, and its profile where it has one. `from` ends, and the person is told at both addresses. With `dry_run` nothing changes and no password is needed. An account with rights (409 `account_in_team`) loses them before; 409 `payouts_open`: both own a society of their own, and the one that ends waits for a payout; 409 `remarks_open`: it has finishes that look odd. 409 `edited_meanwhile`: the figures are others than those of `based_on`. Stays in the audit log.',
    headers: adminPassword,
    body: object({
      from: id.describe('The account that ends'),
      into: id.describe('The account that stays'),
      dry_run: z.boolean().optional().describe('Only say what would happen'),
      based_on: basedOn.describe('The `version` of the figures that were agreed to'),
      reason: auditReason.optional(),
    }),
    answer: accountMerge,
    errors: [
      'not_found',
      'wrong_password',
      'cannot_change_yourself',
      'account_in_team',
      'payouts_open',
      'remarks_open',
      'edited_meanwhile',
    ],
  }),
}
