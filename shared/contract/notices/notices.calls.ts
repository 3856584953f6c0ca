import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { emailAddress, phone } from '../people/person.schemas.ts'
import { day, instant, line, object, text } from '../primitives.ts'

/** Whom authorities and people write to (Regulation (EU) 2022/2065, articles 11 and 12). */
export const contactPoints = object({
  authorities_email: emailAddress.describe('E-mail for authorities'),
  users_email: emailAddress.describe('E-mail for everybody who uses the platform'),
  phone,
  languages: line(200).min(1).describe('Languages one can write in, in German words'),
}).meta({ id: 'ContactPoints' })
export type ContactPoints = z.infer<typeof contactPoints>

/** How far the platform is accessible, as its operator states it (BFSG, section 14). */
export const accessibilityStatement = object({
  conformance: z.enum(['full', 'partial', 'none']).describe('How far it conforms to EN 301 549'),
  limits: text(5_000).describe('What does not work yet, and why; may be empty'),
  checked_on: day.describe('When it was checked last'),
  enforcement: text(1_000).describe('Who watches over it, with address; may be empty'),
  feedback_email: emailAddress.describe('Where feedback goes'),
}).meta({ id: 'AccessibilityStatement' })
export type AccessibilityStatement = z.infer<typeof accessibilityStatement>

/** What the law wants the operator to say in public, besides the legal texts. */
export const noticeCalls = {
  readNotices: defineCall({
    method: 'GET',
    path: '/notices',
    who: 'public',
    extension: true,
    summary: 'Contact points and the accessibility statement',
    answer: object({
      contact: contactPoints.nullable().describe('null until an admin has entered them'),
      accessibility: accessibilityStatement.nullable().describe('null until an admin has entered it'),
      accessibility_written: z
        .boolean()
        .describe('An admin wrote the statement: it is the legal text `accessibility`'),
      versions: object({
        contact: z.string().describe('Changes with the contact points; send it back as based_on'),
        accessibility: z.string().describe('Changes with the statement; send it back as based_on'),
      }).describe('What the two stand at, for whoever changes them'),
    }).meta({ id: 'Notices' }),
  }),
  changeContactPoints: defineCall({
    method: 'PUT',
    path: '/contact-points',
    who: 'admin',
    extension: true,
    summary: 'Enter whom authorities and people write to; it stands below the imprint',
    body: contactPoints.extend({ based_on: basedOn }),
    answer: contactPoints,
    errors: ['edited_meanwhile'],
  }),
  changeAccessibilityStatement: defineCall({
    method: 'PUT',
    path: '/accessibility-statement',
    who: 'admin',
    extension: true,
    summary: 'Enter what the accessibility statement is made of',
    description: 'A legal text of the type `accessibility` takes the place of the page made of it.',
    body: accessibilityStatement.extend({ based_on: basedOn }),
    answer: accessibilityStatement,
    errors: ['edited_meanwhile'],
  }),
  sendAccessibilityFeedback: defineCall({
    method: 'POST',
    path: '/accessibility-feedback',
    who: 'public',
    extension: true,
    idempotencyKey: true,
    summary: 'Tell the operator of a barrier; the sender gets a receipt by mail',
    description:
      'Needs no account. Goes to the `feedback_email` of the accessibility statement, to every admin while there is none.',
    body: object({
      message: text(5_000).min(1).describe('What does not work'),
      address: line(1_000).default('').describe('Where; may be empty'),
      name: line(200).default('').describe('Who says so; may be empty'),
      email: emailAddress.describe('Where receipt and answer go'),
    }),
    answer: object({
      received_at: instant,
      receipt_mailed: z.boolean().describe('False when this e-mail got three receipts within a day'),
    }).meta({ id: 'AccessibilityFeedbackReceipt' }),
    rateLimit: { max: 5, windowSeconds: 3_600 },
  }),
}
