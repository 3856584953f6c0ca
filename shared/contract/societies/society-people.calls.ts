import { z } from 'zod'
import { defineCall } from '../call.ts'
import { lapseCentsInAddress } from '../people/leading.ts'
import { emailAddress } from '../people/person.schemas.ts'
import { cents, flag, id, line, object, text } from '../primitives.ts'
import { societyName } from './society.schemas.ts'

/** People coming to a society: invited by mail, reminded by whoever leads it, or joining by themselves. */
export const societyPeopleCalls = {
  inviteToSociety: defineCall({
    method: 'POST',
    path: '/society/invitations',
    who: 'society',
    extension: true,
    idempotencyKey: true,
    summary: 'Mail people the link of a society',
    description:
      'Whoever was invited within the last 14 days is left out (`paused`). Whether one of them has an account is not said. Who registers with an invited address within 90 days counts for the society, without the link too. With `dry_run` nothing is sent: the answer has the mail.',
    body: object({
      society_id: id,
      emails: z.array(emailAddress).max(50).describe('None only with `dry_run`'),
      words: text(500).optional().describe('A sentence of one’s own, above the link'),
      dry_run: z.boolean().optional().describe('Say what would be sent; send nothing'),
    }),
    answer: object({
      sent: z.int().min(0).describe('To how many addresses'),
      paused: z.int().min(0).describe('So many were invited a short while ago'),
      subject: z.string(),
      text: z.string().describe('The text part of the mail'),
    }),
    errors: ['not_found', 'validation_failed', 'too_many_invitations'],
    rateLimit: { max: 60, windowSeconds: 600 },
  }),
  remindSociety: defineCall({
    method: 'POST',
    path: '/society/reminder',
    who: 'society',
    extension: true,
    idempotencyKey: true,
    summary: 'Remind the members who began a course and stopped',
    description:
      'Who has not been here for 14 days, wants reminders and was not reminded for 14 days. Fewer than five are told as null, so that nothing is learnt about one of them.',
    body: object({
      society_id: id,
      dry_run: z.boolean().optional().describe('Say how many; send nothing'),
    }),
    answer: object({
      people: z.int().min(5).nullable().describe('How many are, or were, reminded; null for fewer than five'),
      pause_days: z.int().describe('Days in which nobody is reminded twice'),
    }),
    errors: ['not_found'],
  }),
  dissolveOwnSociety: defineCall({
    method: 'DELETE',
    path: '/own-society',
    who: 'user',
    extension: true,
    summary: 'End the group one founded',
    description:
      'Its members belong nowhere then; what was booked stays. An open payout request is decided or withdrawn first (409 `payouts_open`). Where money can still be requested: 409 `balance_lapses` with `{ available }`, unless `let-lapse` is true or `lapse-cents` names it. With `dry-run` nothing happens: the answer says what would.',
    query: object({
      'dry-run': flag.optional().describe('Say what would happen; end nothing'),
      'let-lapse': flag.optional().describe('What can still be requested may lapse'),
      'lapse-cents': lapseCentsInAddress,
    }),
    answer: object({
      members: z.int().min(0).describe('People who belong nowhere then'),
      open_requests: z.int().min(0).describe('Payout requests nobody has decided yet; in the way'),
      under_way: z.int().min(0).describe('Booked payouts no bank has yet; they are paid all the same'),
      available: cents.describe('Can still be requested, over all years; lapses'),
    }),
    errors: ['not_found', 'payouts_open', 'balance_lapses'],
  }),
  joinSociety: defineCall({
    method: 'POST',
    path: '/society/join',
    who: 'user',
    extension: true,
    summary: 'Join a society by its link or its short word',
    description:
      'For who belongs to none: 409 `already_in_society` with `{ name }` otherwise. Nobody joins the own group they founded (409 `own_link`). What was finished before does not count.',
    body: object({
      society_id: id.optional(),
      code: line(20).min(1).optional().describe('The short word; one of both'),
    }),
    answer: societyName,
    errors: ['not_found', 'already_in_society', 'own_link', 'validation_failed'],
    rateLimit: { max: 20, windowSeconds: 60 },
  }),
}
