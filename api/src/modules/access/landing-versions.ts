import { sql } from 'kysely'
import type { CallAnswer, CallQuery, landingCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { nameOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireOwnAccess } from './access.policy.ts'

/** The publishes of a landing page, newest first. @throws ApiError not_found */
export const listLandingVersions = async (
  context: ActorContext,
  query: CallQuery<typeof landingCalls.listLandingVersions>,
): Promise<CallAnswer<typeof landingCalls.listLandingVersions>> => {
  const accessId = query['access-id']
  await requireOwnAccess(context, accessId)
  const matching = context.db
    .selectFrom('landing_publications as publication')
    .where('publication.access_id', '=', accessId)
  const { rows, total } = await pageOf(
    matching
      .select([
        'publication.id',
        'publication.number',
        'publication.published_at',
        nameOf(sql.ref('publication.published_by')).as('published_by'),
        sql<number>`jsonb_array_length(publication.page -> 'blocks')`.as('blocks'),
        sql<boolean>`publication.number = (
          select max(number) from landing_publications where access_id = ${accessId})`.as('current'),
      ])
      .orderBy('publication.number', 'desc'),
    matching,
    query,
  )
  return {
    items: rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() })),
    total,
  }
}

/** A former landing page. @throws ApiError not_found */
export const readLandingVersion = async (
  context: ActorContext,
  query: CallQuery<typeof landingCalls.readLandingVersion>,
): Promise<CallAnswer<typeof landingCalls.readLandingVersion>> => {
  await requireOwnAccess(context, query['access-id'])
  const version = await context.db
    .selectFrom('landing_publications')
    .select(['id', 'number', 'page', 'image_id', 'published_at'])
    .where('access_id', '=', query['access-id'])
    .where('id', '=', query['version-id'])
    .executeTakeFirst()
  if (!version) throw new ApiError('not_found')
  return { ...version, published_at: version.published_at.toISOString() }
}
