import { z } from 'zod'

/**
 * Building blocks of all schemas. Objects are strict: an unknown field is an error on the way in (422) and a
 * failing check on the way out, so nothing travels that the contract does not name.
 */
export const object = z.strictObject

/**
 * A UUIDv7. Any UUID is accepted on the way in, so that an unknown one is 404 and not 422, and in capitals too: from
 * here on it is written as the database does, so that ids can be compared.
 */
export const id = z
  .guid()
  .toLowerCase()
  .describe('Id (UUID)')
  .meta({ examples: ['01977b2e-4f1a-7c3d-9e2b-5a6c7d8e9f01'] })

/** PostgreSQL has no year 0. */
const fromYearOne = (written: string): boolean => written >= '0001'

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso
  .datetime({ offset: false })
  .refine(fromYearOne, 'before the year 1')
  .describe('Instant, ISO 8601 in UTC')
  .meta({ examples: ['2026-03-02T17:30:00.000Z'] })

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso
  .date()
  .refine(fromYearOne, 'before the year 1')
  .describe('Calendar day, YYYY-MM-DD')
  .meta({ examples: ['1984-05-17'] })

/** Whole euro cents. */
export const cents = z
  .int()
  .describe('Euro cents')
  .meta({ examples: [1990] })

// Control characters (the zero byte above all, which PostgreSQL cannot store) never belong into a text.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** One line of text a person typed: trimmed, without control characters or line breaks. */
export const line = (max = 200) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !controlCharacters.test(text) && !/[\r\n]/.test(text), 'contains control characters')

/** Text of several lines a person typed. */
export const text = (max = 10_000) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !controlCharacters.test(value), 'contains control characters')

const inDigits = (written: unknown): unknown =>
  typeof written === 'string' && /^-?\d+$/.test(written) ? Number(written) : written

/** A whole number in an address, in decimal digits: not `0x10`, not `1e1`, and nothing at all is no 0 either. */
export const numberInAddress = (least: number, most: number) =>
  z.preprocess(inDigits, z.int().min(least).max(most))

/** The sides of a page of a list; `offset` without `limit` is answered 422 `limit_missing`. */
export const paging = {
  limit: numberInAddress(1, 200).optional().describe('How many entries at most, 1 to 200'),
  offset: numberInAddress(0, Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('How many entries to skip; needs limit'),
}

/** Words to search for; each must occur, letter case and accents do not matter. */
export const search = line(200).optional().describe('Words that must all occur; case and accents are ignored')

/** A truth value in a query string: `true` or `false`. */
export const flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })

/** How every list answers. */
export const listOf = <T extends z.ZodType>(item: T) =>
  object({
    items: z.array(item),
    total: z
      .int()
      .min(0)
      .describe(
        'How many there are in all, without paging; in very long lists 10001 stands for more than 10,000',
      ),
  })

/** How every error answers. */
export const errorAnswer = z
  .object({
    status: z.int(),
    code: z.string().describe('Stable word to switch on'),
    message: z.string(),
    details: z.unknown().optional().describe('What exactly is wrong, where the code has details'),
  })
  .meta({ id: 'Error', description: 'How every failed call answers' })

/** One entry of the details of `validation_failed`. */
export type ValidationDetail = { path: string; message: string }
