import { BlockList, isIP } from 'node:net'

/** Which of the addresses a request came by are believed when they name the one before. */
export type TrustProxy = (address: string | undefined, hop: number) => boolean

/** Where proxies of one's own usually stand: this machine, and networks nobody outside reaches. */
export const OWN_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
] as const

const familyOf = (address: string): 'ipv4' | 'ipv6' | undefined =>
  ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)]

/** Puts an address or a range such as `10.0.0.0/8` on a list; tells whether it is one. */
const add = (list: BlockList, range: string): boolean => {
  const [address = '', prefix, ...more] = range.split('/')
  const family = familyOf(address)
  if (!family || more.length > 0) return false
  if (prefix === undefined) {
    list.addAddress(address, family)
    return true
  }
  const bits = Number(prefix)
  if (!/^\d{1,3}$/.test(prefix) || bits > (family === 'ipv4' ? 32 : 128)) return false
  list.addSubnet(address, bits, family)
  return true
}

/** The first of some addresses and ranges that is none. */
export const wrongRange = (ranges: readonly string[]): string | undefined => {
  const list = new BlockList()
  return ranges.find((range) => !add(list, range))
}

/**
 * Believes what a proxy says about who asked it, when it is one of as many as there are and stands where ours do. Whoever
 * reaches the platform past them is themselves, whatever they claim.
 * @param count how many proxies stand one behind the other
 * @param ranges their addresses, as addresses and ranges
 */
export const trustProxies = (count: number, ranges: readonly string[]): TrustProxy => {
  const list = new BlockList()
  for (const range of ranges) add(list, range)
  return (address = '', hop) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    const family = familyOf(plain)
    return hop < count && family !== undefined && list.check(plain, family)
  }
}

/**
 * Milliseconds for which a connection stays open on which nobody asks: longer than a proxy keeps one (nginx 60 seconds,
 * Traefik 90, Caddy 120). Closed from here, what a proxy sends in that moment breaks, and it may not send a POST again.
 */
export const KEEP_ALIVE_MS = 150_000

/** Where a request comes from; empty once whoever asked is gone, for a connection that has ended has no address. */
export const addressOf = ({ ip }: { ip?: string | undefined }): string => ip ?? ''
