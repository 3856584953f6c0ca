import { randomBytes } from 'node:crypto'
import type { SystemConfig } from '@kursportal/shared/contract'
import { claimOf, framePageAt, isBelow, mayEnter, type Bootstrap } from '@kursportal/shared/federation'
import type { Actor, Context } from '../../platform/context.ts'
import { presentInPage } from '../remotes/present-remote.ts'
import type { ResolvedRegistry } from '../remotes/resolve-remotes.ts'
import { presentSession } from '../sessions/present-session.ts'
import { readSettings } from '../settings/read-settings.ts'
import { presentSystemConfig } from './system-config.ts'
import { readUiTexts } from '../texts/ui-texts.ts'
import { aheadOf } from './ahead.rules.ts'
import type { FirstReads } from './first-reads.ts'
import { headOf } from './page-head.ts'
import { fillPage } from './page.rules.ts'

/** A page as it goes out. */
export type Page = {
  status: 200 | 404 | 410
  html: string
  nonce: string
  registry: SystemConfig
}

/**
 * The page for one visitor at one address; 404 where neither the shell nor a remote claims the address, and what a public
 * page says of itself.
 * @param firstReads reads for this visitor what the screen begins with
 */
export const presentPage = async (
  context: Context,
  actor: Actor | null,
  registry: ResolvedRegistry,
  template: string,
  address: Pick<URL, 'pathname' | 'search'>,
  firstReads: FirstReads,
): Promise<Page> => {
  const { pathname, search } = address
  const session = actor && (await presentSession({ ...context, actor }))
  const claim = claimOf(
    registry.remotes.map((remote) => ({ ...remote, declaration: remote.registration.declaration })),
    pathname,
  )
  const isOpen =
    claim && (actor || claim.route.public) && mayEnter(claim.remote.declaration, pathname, session?.perms)
  const { reads, ...ahead } = aheadOf(isOpen ? claim.remote : undefined, address)
  const reading = firstReads(reads)
  const bootstrap: Bootstrap = {
    settings: await readSettings(context),
    system_config: presentSystemConfig(context, registry, (remote) =>
      presentInPage(remote, registry.federation.shell_contract, session?.perms),
    ),
    session,
    ui_texts: (await readUiTexts(context)).texts,
    reads: await reading,
  }
  const head = claim?.route.public
    ? await headOf(context, pathname, bootstrap.settings.name, search)
    : undefined
  const nonce = randomBytes(16).toString('base64url')
  const html = fillPage(template, {
    pathname,
    bootstrap,
    nonce,
    publicUrl: context.config.publicUrl,
    head,
    ...ahead,
  })
  const off = registry.federation.disabled.some(({ prefixes }) =>
    prefixes.some((prefix) => isBelow(pathname, prefix)),
  )
  const status = head?.status ?? (claim || off || framePageAt(pathname, bootstrap.settings) ? 200 : 404)
  return { status, html, nonce, registry: bootstrap.system_config }
}
