import { z } from 'zod'
import { problemKind } from '../../federation/problem.ts'
import { id, instant, object } from '../primitives.ts'

/** Something that went wrong with a release, however often: in the browsers of those who got it, or with the place it fills. */
export const remoteError = object({
  id,
  version: z.string().describe('Version of the release'),
  kind: z
    .enum([...problemKind.options, 'place'])
    .describe('`place`: no page offers a place any more that it fills; the others browsers told'),
  message: z.string().describe('Without addresses of people and long numbers'),
  stack: z.string().describe('The frames of the first one, a line each; empty where the browser said none'),
  path: z
    .string()
    .describe(
      'Where it happened last; `:id` stands for parts that name one thing; empty where no browser told it',
    ),
  times: z.int().describe('How often it was told; a page tells the same one once'),
  browsers: z.record(z.string(), z.int()).describe('Browser with its major version → how often'),
  first_at: instant,
  last_at: instant,
}).meta({ id: 'RemoteError' })
export type RemoteError = z.infer<typeof remoteError>

/** Where a team wants to be told: an https address with a name. Networks of the platform itself are not asked. */
export const webhookAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(500)
  .refine((address) => {
    const { username = '', port = '' } = URL.parse(address) ?? {}
    return username === '' && port === ''
  }, 'without user name and port')

/** Where the team of a remote is told of its errors, and how that went. */
export const remoteWebhook = object({
  address: z.string().nullable().describe('Null while nobody is told'),
  key: z.string().nullable().describe('Each message is signed with it'),
  told_at: instant.nullable().describe('When a message last arrived'),
  failures: z.int().describe('Messages in a row that did not arrive; after twelve nothing is sent any more'),
  stopped: z.boolean().describe('Nothing is sent before the address is set again'),
}).meta({ id: 'RemoteWebhook' })
export type RemoteWebhook = z.infer<typeof remoteWebhook>
