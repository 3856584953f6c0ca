import { BlockList, isIP } from 'node:net'

/** Networks no link of a text may make the server ask: its own machine and its neighbours (server-side request forgery). */
const closed = new BlockList()

const networks: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  // Carrier-grade NAT
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  // Link-local, where clouds keep their keys
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  // Addresses of IPv4 translated into those of IPv6 may be private ones; mapped ones are checked as IPv4.
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
for (const network of networks) closed.addSubnet(...network)

/** Whether an address of the internet protocol belongs to the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  return version !== 0 && !closed.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
