import type { LandingBlock } from '../../contract/access/landing-page.ts'
import { linksOf } from '../courses/links.ts'

/** A button of a block. */
export type Button = Extract<LandingBlock, { type: 'call_to_action' }>['button']

/** Whether a link may lead there: the web, mail, telephone, a page of the platform. */
export const isSafeAddress = (address: string): boolean => {
  if (/^\/(?!\/)/.test(address)) return !/\s/.test(address)
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(address) || /^tel:\+?[\d\s()/-]{3,}$/i.test(address))
    return true
  if (!/^https?:\/\//i.test(address) || /\s/.test(address) || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return hostname === 'localhost' || /\.[a-z0-9-]{2,}$/i.test(hostname)
}

/** The button of a block, where it has one. */
export const buttonOf = (block: LandingBlock): Button | null => ('button' in block ? block.button : null)

/** Where the logos of a block lead. */
export const logoAddresses = (block: LandingBlock): string[] =>
  block.type === 'logos' ? block.items.flatMap(({ address }) => (address === null ? [] : [address])) : []

const buttonAddresses = (block: LandingBlock): string[] => {
  const target = buttonOf(block)?.target
  return target?.kind === 'address' ? [target.address] : []
}

/** Where the links of a block lead, as they are written, each once; what is half typed is none. */
export const landingAddresses = (block: LandingBlock): string[] => [
  ...new Set(
    [
      ...buttonAddresses(block),
      ...logoAddresses(block),
      ...(block.type === 'text' ? linksOf(block.document) : []),
    ].filter(isSafeAddress),
  ),
]
