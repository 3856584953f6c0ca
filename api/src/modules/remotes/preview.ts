import type { CallAnswer, CallQuery, remoteCalls } from '@kursportal/shared/contract'
import type { ServedRelease } from '@kursportal/shared/federation'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { requireRelease } from './registry.store.ts'

const content = z.strictObject({ remote: z.string(), version: z.string(), until: z.number() })

/** A release that somebody was sent the address of. */
export type Previewed = Pick<z.infer<typeof content>, 'remote' | 'version'>

/** An address leads to its release for so long, in seconds. */
const LIFETIME = 7 * 24 * 3600
/** The parameter of an address that shows a release; `off` ends it. */
export const PREVIEW = 'preview'

type Signing = Pick<Context, 'secrets' | 'clock'>

/** What a preview names, or null for one that is not ours or too old. */
export const readPreview = ({ secrets, clock }: Signing, token: string): Previewed | null => {
  const [body = '', signature = ''] = token.split('.')
  if (!secrets.verify(`preview:${body}`, signature)) return null
  const { remote, version, until } = content.parse(
    JSON.parse(Buffer.from(body, 'base64url').toString('utf8')),
  )
  return until * 1000 > clock.now().getTime() ? { remote, version } : null
}

/**
 * An address that shows a registered release to whoever opens it, in their browser only, until it runs out.
 * @throws ApiError not_found without such a release
 */
export const createPreview = async (
  { db, secrets, clock, config }: Context,
  { name, version }: CallQuery<typeof remoteCalls.previewRelease>,
): Promise<CallAnswer<typeof remoteCalls.previewRelease>> => {
  const release = await requireRelease({ db }, name, version)
  const until = Math.floor(clock.now().getTime() / 1000) + LIFETIME
  const body = Buffer.from(JSON.stringify({ remote: name, version, until })).toString('base64url')
  const token = `${body}.${secrets.sign(`preview:${body}`)}`
  const path = release.declaration.routes[0]?.prefix ?? '/'
  return {
    address: `${config.publicUrl}${path}?${PREVIEW}=${token}`,
    until: new Date(until * 1000).toISOString(),
  }
}

/** The release a visitor looks at before the others do; undefined where there is none or it is gone. */
export const previewedRelease = async (
  { db }: Pick<Context, 'db'>,
  previewed: Previewed | null,
): Promise<(ServedRelease & { remote: string }) | undefined> =>
  previewed === null
    ? undefined
    : db
        .selectFrom('remote_releases')
        .select(['remote', 'version', 'release', 'manifest', 'release_integrity'])
        .where('remote', '=', previewed.remote)
        .where('version', '=', previewed.version)
        .executeTakeFirst()
