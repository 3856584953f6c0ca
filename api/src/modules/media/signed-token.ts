import type { Clock } from '../../platform/clock.ts'
import type { Secrets } from '../../platform/secrets.ts'

type Keys = { secrets: Secrets; clock: Clock }

/**
 * A token for an address that is handed out: some ids and when it expires, signed for one purpose. The same ids and
 * time give the same token, so that what is fetched with it can be kept.
 */
export const signToken = (
  { secrets }: Pick<Keys, 'secrets'>,
  purpose: string,
  ids: readonly string[],
  expires: Date,
): string => {
  const body = [...ids, Math.floor(expires.getTime() / 1000).toString(36)].join('.')
  return `${body}.${secrets.sign(`${purpose}:${body}`)}`
}

/** How long a token is good for from now on, in whole seconds; 0 when it has expired. */
export const secondsLeft = ({ clock }: Pick<Keys, 'clock'>, token: string): number => {
  const expires = Number.parseInt(token.split('.').at(-2) ?? '', 36)
  return Math.max(0, Math.floor(expires - clock.now().getTime() / 1000))
}

/** The ids of a token, or null when it was not signed for this purpose or has expired. */
export const readToken = ({ secrets, clock }: Keys, purpose: string, token: string): string[] | null => {
  const parts = token.split('.')
  const signature = parts.pop() ?? ''
  if (!secrets.verify(`${purpose}:${parts.join('.')}`, signature)) return null
  const expires = Number.parseInt(parts.pop() ?? '', 36)
  return expires * 1000 > clock.now().getTime() ? parts : null
}
