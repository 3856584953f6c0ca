import { z } from 'zod'
import { defineCall } from '../call.ts'
import { editable } from '../edits.ts'
import { flag, id, listOf, object, paging, search } from '../primitives.ts'
import { insurance, newInsurance } from './insurances.calls.ts'

/** A health insurance as admins look after it. */
export const managedInsurance = insurance
  .extend({
    members: z.int().min(0).describe('How many people have it'),
    without_iban: z.int().min(0).describe('How many of them have entered no IBAN'),
    ...editable,
  })
  .meta({ id: 'ManagedInsurance' })
export type ManagedInsurance = z.infer<typeof managedInsurance>

/** So many health insurances one import adds at most. */
export const INSURANCE_IMPORT_LIMIT = 500

const both = {
  from: id.describe('The one that goes'),
  into: id.describe('The one that its members get'),
}

/** What admins see and do beyond the public list of health insurances. */
export const managedInsuranceCalls = {
  listManagedInsurances: defineCall({
    method: 'GET',
    path: '/admin/insurances',
    who: 'admin',
    extension: true,
    summary: 'The health insurances with how many people have each',
    query: object({
      search,
      ...paging,
      active: flag.optional().describe('Only those that can be chosen, or only those that no longer can'),
      private: flag.optional().describe('Only private ones, or only statutory ones'),
      sort: z
        .enum(['name', 'members'])
        .optional()
        .describe('members: those most people have first; else important ones first, then by name'),
      descending: flag
        .optional()
        .describe(
          'With `sort`: the other way round; by members, `false` puts those fewest people have first',
        ),
    }),
    answer: listOf(managedInsurance),
  }),
  readManagedInsurance: defineCall({
    method: 'GET',
    path: '/admin/insurance',
    who: 'admin',
    extension: true,
    summary: 'One health insurance with how many people have it',
    query: object({ 'insurance-id': id.describe('Which: `id` of `GET /admin/insurances`') }),
    answer: managedInsurance,
    errors: ['not_found'],
  }),
  importInsurances: defineCall({
    method: 'POST',
    path: '/insurances/import',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Add the health insurances of a list',
    description:
      'Those that are there already stay as they are; capitals make no difference. With `dry_run` nothing is written. Stays in the audit log.',
    body: object({
      insurances: z.array(newInsurance).min(1).max(INSURANCE_IMPORT_LIMIT).describe('The list'),
      dry_run: z.boolean().optional().describe('Only say what would happen'),
    }),
    answer: object({
      added: z.int().min(0).describe('How many were added; with `dry_run` how many would be'),
      outcomes: z
        .array(z.enum(['added', 'known', 'twice']))
        .describe(
          'What becomes of each, in the order of the list; `known`: it is there already; `twice`: it stands before in the list',
        ),
    }),
  }),
  previewMerge: defineCall({
    method: 'GET',
    path: '/insurance/merge',
    who: 'admin',
    extension: true,
    summary: 'What merging two health insurances would do',
    query: object(both),
    answer: object({
      members: z.int().min(0).describe('How many people would move'),
      without_iban: z
        .int()
        .min(0)
        .describe('How many of them would have to enter an IBAN before their next certificate'),
    }),
    errors: ['not_found', 'insurances_differ'],
  }),
  mergeInsurances: defineCall({
    method: 'POST',
    path: '/insurance/merge',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Merge two health insurances: members move, the first one goes',
    description:
      'Certificates that were issued keep the name they were issued with. A statutory and a private one cannot be merged, as their insurance numbers differ: 409 `insurances_differ`.',
    body: object(both),
    answer: object({ members: z.int().min(0).describe('How many people moved') }),
    errors: ['not_found', 'insurances_differ'],
  }),
  removeInsurance: defineCall({
    method: 'DELETE',
    path: '/insurance',
    who: 'admin',
    extension: true,
    summary: 'Delete a health insurance nobody has',
    description: 'One that people have is retired (`active: false`) or merged: 409 `insurance_in_use`.',
    query: object({ 'insurance-id': id.describe('Which: `id` of `GET /admin/insurances`') }),
    errors: ['not_found', 'insurance_in_use'],
  }),
}
