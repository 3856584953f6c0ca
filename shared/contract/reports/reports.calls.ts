import { z } from 'zod'
import { contentReportReasons, needsReporter } from '../../domain/reports/content-report-reasons.ts'
import { keysOf } from '../../domain/records.ts'
import { isEmail } from '../../domain/people/contact.ts'
import { defineCall } from '../call.ts'
import { id, instant, line, listOf, object, paging, search, text } from '../primitives.ts'

/** Why content is reported. */
export const contentReportReason = z.enum(keysOf(contentReportReasons)).describe('Why it is reported')

/** What became of a report: nothing was done, or the content was restricted or taken down. */
export const contentReportState = z
  .enum(['open', 'kept', 'restricted', 'removed'])
  .describe('What became of it')
export type ContentReportState = z.infer<typeof contentReportState>

/** What a decision rests on: the law, or the terms of use. */
export const decisionGround = z.enum(['law', 'terms']).describe('What the decision rests on')
export type DecisionGround = z.infer<typeof decisionGround>

/** What somebody who reports says (Regulation (EU) 2022/2065, article 16). */
const report = {
  address: line(1_000).min(1).describe('Where it stands: an address of the platform, or a path of it'),
  reason: contentReportReason,
  explanation: text(5_000).min(1).describe('What is wrong with it, in their words'),
  name: line(200).describe('Who reports; may be empty for `child_abuse` only'),
  email: line(254)
    .refine((typed) => typed === '' || isEmail(typed), 'email_invalid')
    .describe('Where receipt and decision go; may be empty for `child_abuse` only'),
}

type Named = { reason: z.infer<typeof contentReportReason>; name: string; email: string }
const isNamed = (field: 'name' | 'email') => (typed: Named) =>
  !needsReporter(typed.reason) || typed[field] !== ''
// Said together with what is wrong elsewhere, not after it.
const withReason = z.looseObject({ reason: contentReportReason })
const early = ({ value }: { value: unknown }): boolean => withReason.safeParse(value).success

const filing = object({
  ...report,
  name: report.name.default(''),
  email: report.email.default(''),
  good_faith: z
    .boolean()
    .refine((stated) => stated, 'must be stated')
    .describe('They state that what they say is right and complete, to the best of their knowledge'),
})
  .refine(isNamed('name'), { path: ['name'], message: 'required', when: early })
  .refine(isNamed('email'), { path: ['email'], message: 'required', when: early })

/** The receipt: what was reported, and when it arrived. */
export const contentReportReceipt = object({
  number: z
    .string()
    .describe('To ask about it')
    .meta({ examples: ['M-7K4M9QXT'] }),
  received_at: instant,
  ...report,
  address: z.string().describe('The whole address of what is reported'),
}).meta({ id: 'ContentReportReceipt' })

/** The answer to who reports: the receipt, and whether it is on its way by mail as well. */
export const filedContentReport = contentReportReceipt
  .extend({
    receipt_mailed: z
      .boolean()
      .describe('False without an e-mail, and when this e-mail got three receipts within a day'),
  })
  .meta({ id: 'FiledContentReport' })
export type FiledContentReport = z.infer<typeof filedContentReport>

/** What was found at the address when it was reported. */
const reportedContent = object({
  kind: z
    .enum(['post', 'lecture', 'course', 'access', 'page'])
    .describe('page: nobody’s content in particular'),
  title: z.string().describe('What it is called; empty for a page'),
  path: z.string().describe('Where it stands: a path of the platform'),
})

const entry = contentReportReceipt.extend({
  id,
  explanation: z
    .string()
    .describe('What is wrong with it, in their words; empty once it was decided and the account is gone'),
  content: reportedContent,
  state: contentReportState,
  decided_at: instant.nullable(),
})

/** A line of the list of reports. */
export const contentReportEntry = entry.meta({ id: 'ContentReportEntry' })
export type ContentReportEntry = z.infer<typeof contentReportEntry>

/** A report as an admin decides about it. */
export const contentReportCase = entry
  .extend({
    content: reportedContent.extend({
      text: z.string().describe('What a post said when it was reported; empty for all others'),
      there: z.boolean().describe('It can still be seen at its address'),
      author: object({ id, name: z.string() })
        .nullable()
        .describe('Whose it is, and who is told; null for nobody, and once they are gone'),
    }),
    ground: decisionGround.nullable().describe('null while it is open, and where nothing was done'),
    rule: z.string().describe('Which law or which of the terms; empty where nothing was done'),
    decision: z.string().describe('The reasons, as everybody concerned was told; empty while it is open'),
    decided_by: z.string().nullable().describe('Name of the admin; null while it is open, or once gone'),
  })
  .meta({ id: 'ContentReportCase' })
export type ContentReportCase = z.infer<typeof contentReportCase>

const count = (of: string) => z.int().min(0).describe(of)

/** What came in and what became of it, a year (Regulation (EU) 2022/2065, article 15, as far as it asks for figures). */
export const contentReportYear = object({
  year: z.int().describe('The year of arrival, in Germany'),
  received: count('How many came in'),
  open: count('Not decided about yet'),
  kept: count('Nothing was done'),
  restricted: count('The content was restricted'),
  removed: count('The content was taken down'),
  median_hours: z.number().nullable().describe('Median time until the decision, in hours; null without one'),
}).meta({ id: 'ContentReportYear' })

const caseQuery = object({ 'report-id': id.describe('The report: `id` of `GET /content-reports`') })

/** Reporting content, open to everybody, and what admins decide. */
export const contentReportCalls = {
  fileContentReport: defineCall({
    method: 'POST',
    path: '/content-report',
    who: 'public',
    extension: true,
    idempotencyKey: true,
    summary: 'Report content of the platform; the receipt comes by mail',
    description:
      'Needs no account. An address that is not the platform’s is 422 with `address_foreign`. 404 while the setting `reports` is off.',
    body: filing,
    answer: filedContentReport,
    errors: ['not_found'],
    rateLimit: { max: 5, windowSeconds: 3_600 },
  }),
  listContentReports: defineCall({
    method: 'GET',
    path: '/content-reports',
    who: 'admin',
    extension: true,
    summary: 'Reports of content: open ones longest waiting first, decided ones newest first',
    query: object({
      state: contentReportState.or(z.literal('decided')).optional().describe('decided: all but open ones'),
      search,
      ...paging,
    }),
    answer: listOf(contentReportEntry),
  }),
  readContentReportYears: defineCall({
    method: 'GET',
    path: '/content-report-years',
    who: 'admin',
    extension: true,
    summary: 'How many reports came in each year, and what became of them; the newest year first',
    answer: object({ years: z.array(contentReportYear).describe('The newest first') }),
  }),
  readContentReport: defineCall({
    method: 'GET',
    path: '/content-report',
    who: 'admin',
    extension: true,
    summary: 'A report, and what was reported',
    query: caseQuery,
    answer: contentReportCase,
    errors: ['not_found'],
  }),
  decideContentReport: defineCall({
    method: 'PATCH',
    path: '/content-report',
    who: 'admin',
    extension: true,
    summary: 'Decide about a report, once; who reported and whose content it is are told by mail',
    description:
      '`removed` takes a post of a forum away. Other content is taken down or restricted where it is made; this only says so. `ground` and `rule` are needed unless it is `kept`.',
    query: caseQuery,
    body: object({
      state: contentReportState.exclude(['open']),
      ground: decisionGround
        .nullable()
        .default(null)
        .describe('What the decision rests on; null where it is `kept`'),
      rule: line(300).default('').describe('Which law, or which of the terms'),
      reason: text(3_000).min(1).describe('The reasons, as everybody concerned is told'),
    })
      .refine(({ state, ground }) => state === 'kept' || ground !== null, {
        path: ['ground'],
        message: 'required',
      })
      .refine(({ state, rule }) => state === 'kept' || rule !== '', { path: ['rule'], message: 'required' }),
    answer: contentReportCase,
    errors: ['not_found', 'already_decided'],
  }),
}
