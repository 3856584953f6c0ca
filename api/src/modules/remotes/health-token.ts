import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'

const claim = z.strictObject({
  voter: z.string(),
  user_id: z.string().nullable(),
  served: z.string(),
  until: z.number(),
})
/**
 * What a token says: who was served which releases, as {@link markOf} of each, one after the other. `voter` has one vote about each of them; `user_id` is
 * null for somebody who is not logged in.
 */
export type Claim = Omit<z.infer<typeof claim>, 'until'>

const MARK = 6

/** A release in a token; two hundred remotes with the release before still make a short one. */
const markOf = (remote: string, version: string): string =>
  createHash('sha256').update(`${remote}@${version}`).digest('base64url').slice(0, MARK)

/** What a token says of the releases somebody was served. */
export const marksOf = (served: readonly { remote: string; version: string }[]): string =>
  served.map(({ remote, version }) => markOf(remote, version)).join('')

/** Whether somebody was served a release. */
export const wasServed = ({ served }: Pick<Claim, 'served'>, remote: string, version: string): boolean => {
  const mark = markOf(remote, version)
  for (let at = 0; at < served.length; at += MARK) if (served.startsWith(mark, at)) return true
  return false
}

/** A tab may stay open for so long, in seconds. */
const LIFETIME = 7 * 24 * 3600

type Signing = Pick<Context, 'secrets' | 'clock'>

/** The voter a visitor is: a person, or everybody of a network who is not logged in together. Nobody can read it back. */
export const voterOf = (
  { secrets }: Pick<Context, 'secrets'>,
  actor: { user_id: string } | null,
  network: string,
): Pick<Claim, 'voter' | 'user_id'> => ({
  voter: secrets.sign(actor ? `vote:person:${actor.user_id}` : `vote:network:${network}`).slice(0, 22),
  user_id: actor?.user_id ?? null,
})

/** What goes to the browser, to come back with its health events. It is opaque there and cannot be made up. */
export const makeHealthToken = ({ secrets, clock }: Signing, said: Claim): string => {
  const until = Math.floor(clock.now().getTime() / 1000) + LIFETIME
  const body = Buffer.from(JSON.stringify({ ...said, until })).toString('base64url')
  return `${body}.${secrets.sign(`health:${body}`)}`
}

/** What a token says, or null for one that is not ours or too old. */
export const readHealthToken = ({ secrets, clock }: Signing, token: string): Claim | null => {
  const [body = '', signature = ''] = token.split('.')
  if (!secrets.verify(`health:${body}`, signature)) return null
  // A token of an earlier version of the platform says it in other words.
  const read = claim.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (!read.success) return null
  const { until, ...said } = read.data
  return until * 1000 > clock.now().getTime() ? said : null
}
