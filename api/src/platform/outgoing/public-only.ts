import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './private-addresses.ts'

/** Who may be asked by the platform; each part for tests only. */
export type PublicOnly = {
  /** Which machines: those of the public internet. */
  isAllowed?: (ip: string) => boolean
  /** Which ports; empty is the usual one of the protocol. */
  ports?: readonly string[]
}

const USUAL_PORTS = ['', '80', '443']

/** An address the platform does not ask. */
export class Refused extends Error {}

/**
 * Looks a name up and gives the connection only what may be asked: checked is what is connected to, not what a second
 * look-up would say.
 */
export const guardedLookup =
  ({ isAllowed = isPublicAddress }: PublicOnly): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const allowed = found.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return done(new Refused('a private address'), '')
      return options.all ? done(null, allowed) : done(null, first.address, first.family)
    })

/** Before a connection to an address that somebody else wrote. @throws Refused */
export const requireAllowed = (
  url: URL,
  { isAllowed = isPublicAddress, ports = USUAL_PORTS }: PublicOnly,
): void => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || !ports.includes(url.port)) throw new Refused('not a page of the web')
  // A name is looked up, and looked at, when it is connected to.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Refused('a private address')
}
