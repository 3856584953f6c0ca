import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { flag, id, line, listOf, object, paging, search, text } from '../primitives.ts'

/** A health insurance people choose from. */
export const insurance = object({
  id,
  name: z.string(),
  active: z.boolean().describe('Can be chosen; who chose it before keeps it'),
  iban_required: z.boolean().describe('Who chooses it must give an IBAN'),
  important: z.boolean().describe('Stands first in the list'),
  private: z.boolean().describe('Takes free text as insurance number; a statutory one has a KVNR'),
  hand_in_text: z.string().describe('How a certificate is handed in to it; empty: as usual'),
  hand_in_url: z.string().describe('Its page for that; empty for none'),
}).meta({ id: 'Insurance' })
export type Insurance = z.infer<typeof insurance>

/** A health insurance that is not in the list, as the person calls it. */
export const insuranceOther = object({
  name: line(120).refine((typed) => typed.trim() !== '', 'required'),
  private: z.boolean().describe('Whether it is a private one'),
}).meta({ id: 'InsuranceOther' })
export type InsuranceOther = z.infer<typeof insuranceOther>

/** What admins say of an insurance. */
export const insuranceInput = {
  name: line(120).min(1),
  active: z.boolean(),
  iban_required: z.boolean(),
  important: z.boolean(),
  private: z.boolean().describe('Takes free text as insurance number; a statutory one has a KVNR'),
  hand_in_text: text(1000).describe('How a certificate is handed in to it; empty: as usual'),
  hand_in_url: line(500)
    .regex(/^(?:https?:\/\/\S+)?$/i, 'must be a web address')
    .describe('Its page for that; empty for none'),
}

/** A health insurance to add: all but its name may be left out. */
export const newInsurance = object({
  ...insuranceInput,
  active: z.boolean().default(true),
  iban_required: z.boolean().default(false),
  important: z.boolean().default(false),
  private: z.boolean().default(false).describe('Takes free text as insurance number'),
  hand_in_text: insuranceInput.hand_in_text.default(''),
  hand_in_url: insuranceInput.hand_in_url.default(''),
})

export const insuranceCalls = {
  listInsurances: defineCall({
    method: 'GET',
    path: '/insurances',
    who: 'public',
    summary: 'The health insurances, important ones first, then by name',
    query: object({
      search,
      ...paging,
      active_only: flag.optional().describe('Only those that can be chosen'),
    }),
    answer: listOf(insurance),
  }),
  addInsurance: defineCall({
    method: 'POST',
    path: '/insurance',
    who: 'admin',
    idempotencyKey: true,
    summary: 'Add a health insurance',
    body: newInsurance,
    answer: insurance,
    errors: ['insurance_exists'],
  }),
  changeInsurance: defineCall({
    method: 'PATCH',
    path: '/insurance',
    who: 'admin',
    summary: 'Change a health insurance',
    description: 'What is not named stays.',
    body: object(insuranceInput)
      .partial()
      .extend({ id: id.describe('The health insurance to change'), based_on: basedOn }),
    answer: insurance,
    errors: ['not_found', 'insurance_exists', 'edited_meanwhile'],
  }),
}
