import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Services } from '../../platform/context.ts'
import { addressOf } from '../../platform/http/proxies.ts'
import { PREVIEW, readPreview, type Previewed } from './preview.ts'

const COOKIE = 'visitor'
const PREVIEW_COOKIE = 'preview'
const HALF_A_YEAR = 182 * 24 * 3600
const valid = /^[\w-]{22}$/

/** Who a request is from, as far as rollouts and votes need it. */
export type RequestVisitor = {
  /** Stays the same from visit to visit; null for somebody who is not logged in and has no cookie yet. */
  key: string | null
  /** Gives somebody new a place in the rollouts by share; says the key they have from now on. */
  remember: () => string
  /** The release they were sent the address of. */
  preview: Previewed | null
  /** Where they come from, coarse enough for a whole household or office. */
  network: string
}

/** The first half of an address: the /24 of IPv4, the /48 of IPv6. One household or office, mostly. */
export const networkOf = (address: string): string => {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
  if (v4) return v4
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])]
    .slice(0, 3)
    .map((group) => (Number.parseInt(group || '0', 16) || 0).toString(16))
    .join(':')
}

/** What the address says of a preview holds for this browser from then on. */
const previewOf = (
  services: Pick<Services, 'config' | 'secrets' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Previewed | null => {
  const asked = new URL(request.url, 'http://own.invalid').searchParams.get(PREVIEW)
  if (asked === 'off') void reply.clearCookie(PREVIEW_COOKIE, { path: '/' })
  if (asked === 'off') return null
  const found = asked === null ? null : readPreview(services, asked)
  if (asked !== null && found)
    void reply.setCookie(PREVIEW_COOKIE, asked, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: services.config.publicUrl.startsWith('https:') || request.protocol === 'https',
    })
  const known = request.cookies[PREVIEW_COOKIE]
  return found ?? (known ? readPreview(services, known) : null)
}

/**
 * The visitor behind a request: the person when logged in, else a random cookie. The cookie is set only when a rollout by
 * share needs it, and says nothing about anybody.
 */
export const visitorOf = (
  services: Pick<Services, 'config' | 'secrets' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor | null,
): RequestVisitor => {
  const known = request.cookies[COOKIE]
  const cookie = known && valid.test(known) ? known : null
  return {
    key: actor ? `person:${actor.user_id}` : cookie && `visitor:${cookie}`,
    preview: previewOf(services, request, reply),
    network: networkOf(addressOf(request)),
    remember: () => {
      const made = randomBytes(16).toString('base64url')
      void reply.setCookie(COOKIE, made, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: services.config.publicUrl.startsWith('https:') || request.protocol === 'https',
        maxAge: HALF_A_YEAR,
      })
      return `visitor:${made}`
    },
  }
}
