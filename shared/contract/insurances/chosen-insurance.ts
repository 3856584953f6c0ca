import { z } from 'zod'
import type { ChosenInsurance } from '../../domain/index.ts'
import { line } from '../primitives.ts'

/** The health insurance as a form holds it: one of the list, or, without `id`, one that the person names. */
export const chosenInsurance: z.ZodType<ChosenInsurance, ChosenInsurance> = z.object({
  id: z.string().nullable(),
  name: line(120).refine((typed) => typed.trim() !== '', 'required'),
  iban_required: z.boolean(),
  private: z.boolean(),
})
