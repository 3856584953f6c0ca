import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flag, id, line, listOf, object, paging, search } from '../primitives.ts'

/** A health insurance people choose from. */
export const insurance = object({
  id,
  name: z.string(),
  active: z.boolean().describe('Can be chosen; who chose it before keeps it'),
  iban_required: z.boolean().describe('Who chooses it must give an IBAN'),
  important: z.boolean().describe('Stands first in the list'),
}).meta({ id: 'Insurance' })
export type Insurance = z.infer<typeof insurance>

const input = {
  name: line(120).min(1),
  active: z.boolean(),
  iban_required: z.boolean(),
  important: z.boolean(),
}

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
    summary: 'Add a health insurance',
    body: object({
      ...input,
      active: z.boolean().default(true),
      iban_required: z.boolean().default(false),
      important: z.boolean().default(false),
    }),
    answer: insurance,
    errors: ['insurance_exists'],
  }),
  changeInsurance: defineCall({
    method: 'PATCH',
    path: '/insurance',
    who: 'admin',
    summary: 'Change a health insurance',
    description: 'What is not named stays.',
    body: object(input)
      .partial()
      .extend({ id: id.describe('The health insurance to change') }),
    answer: insurance,
    errors: ['not_found', 'insurance_exists'],
  }),
}
