import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn, editable } from '../edits.ts'
import { day, id, instant, line, listOf, object, paging } from '../primitives.ts'

/** What is set of a code. */
export const accessCodeFields = {
  label: line(120).min(1).describe('Whom or which place it is for; only who manages the access sees it'),
  max_uses: z.int().min(1).max(100_000).nullable().describe('How many people may come in with it; null: any'),
  open_until: day.nullable().describe('The last day on which it lets people in; null: as long as the access'),
}

/** A code people come in with, by a link or typed. */
export const accessCode = object({
  id,
  letters: z.string().describe('As it is typed: capitals and digits'),
  ...accessCodeFields,
  label: z.string(),
  state: z.enum(['open', 'used_up', 'over', 'closed']),
  uses: z.int().min(0).describe('People who came in with it'),
  visits: z.int().min(0).describe('Times the page was opened with it'),
  created_at: instant,
  version: editable.version,
}).meta({ id: 'AccessCode' })
export type AccessCode = z.infer<typeof accessCode>

/** Whether somebody comes in with what they came with or typed. */
export const accessCodeState = z
  .enum(['open', 'used_up', 'over', 'closed', 'unknown'])
  .describe('unknown: no code of this access')
export type AccessCodeState = z.infer<typeof accessCodeState>

const accessQuery = object({ 'access-id': id })
const codeQuery = object({ 'access-id': id, 'code-id': id.describe('Of `GET /access/codes`') })

/** Codes of an access, with limits and ends of their own. */
export const accessCodeCalls = {
  listAccessCodes: defineCall({
    method: 'GET',
    path: '/access/codes',
    who: 'creator',
    extension: true,
    summary: 'The codes of an access, newest first',
    query: object({ 'access-id': id, ...paging }),
    answer: listOf(accessCode),
    errors: ['not_found'],
  }),
  createAccessCode: defineCall({
    method: 'POST',
    path: '/access/code',
    who: 'creator',
    extension: true,
    idempotencyKey: true,
    summary: 'Make a code for an access; its letters are drawn',
    query: accessQuery,
    body: object(accessCodeFields),
    answer: accessCode,
    errors: ['not_found', 'societies_enabled'],
  }),
  readAccessCodeState: defineCall({
    method: 'GET',
    path: '/access/code-state',
    who: 'public',
    extension: true,
    summary: 'Whether a code still lets people in, so that its visitor learns it before they register',
    query: object({ 'access-id': id, code: line(40).describe('However it is written') }),
    answer: object({ state: accessCodeState }),
    errors: ['not_found', 'access_ended'],
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  editAccessCode: defineCall({
    method: 'PATCH',
    path: '/access/code',
    who: 'creator',
    extension: true,
    summary: 'Change what a code is for, its limit or its end, or close and open it',
    description: 'Whoever came in with it stays in.',
    query: codeQuery,
    body: object({
      ...accessCodeFields,
      closed: z.boolean().describe('true: it lets nobody in any more'),
      based_on: basedOn,
    }).partial(),
    answer: accessCode,
    errors: ['not_found', 'edited_meanwhile'],
  }),
}
