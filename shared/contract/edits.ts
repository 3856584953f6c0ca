import { z } from 'zod'
import { id, instant, object } from './primitives.ts'

/** Who edited something last, and when; null where nobody has since it was made. */
export const lastEdit = object({
  at: instant,
  by: object({ id, name: z.string() }).nullable().describe('null when the account is gone'),
})
  .nullable()
  .describe('Who edited it last, and when; null where nobody has since it was made')
export type LastEdit = z.infer<typeof lastEdit>

/** What can be edited by two people at once carries these. */
export const editable = {
  version: z.string().describe('Changes with the content; send it back as based_on'),
  edited: lastEdit,
}

/** The version a change started from. A write without it is not compared. */
export const basedOn = z
  .string()
  .max(100)
  .optional()
  .describe('The version the change started from; 409 edited_meanwhile when there is a newer one')
