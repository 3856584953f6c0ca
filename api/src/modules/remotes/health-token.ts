import { z } from 'zod'
import type { Context } from '../../platform/context.ts'

const claim = z.strictObject({
  voter: z.string(),
  user_id: z.string().nullable(),
  served: z.record(z.string(), z.array(z.string())),
  until: z.number(),
})
/**
 * What a token says: who was served which releases of which remotes. `voter` has one vote about each of them; `user_id` is
 * null for somebody who is not logged in.
 */
export type Claim = Omit<z.infer<typeof claim>, 'until'>

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
  const { until, ...said } = claim.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return until * 1000 > clock.now().getTime() ? said : null
}
