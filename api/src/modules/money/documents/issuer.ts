import { sql } from 'kysely'
import type { CallAnswer, CallBody, documentCalls } from '@kursportal/shared/contract'
import { isVatId, normalizeVatId } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { lastEditOf, refuseStale, versionOf } from '../../../platform/edits.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { noteAdminAction } from '../../audit-log/note-admin-action.ts'

type Stored = NonNullable<CallAnswer<typeof documentCalls.readDocumentIssuer>>
/** Who issues the documents of payouts. */
export type Issuer = Omit<Stored, 'version' | 'edited'>

const KEY = 'document-issuer'
/** The version of none, as a change names it that begins with none. */
const NONE = 'none'

/** Who issues the documents; null while none are issued. */
export const readIssuer = async ({ db }: Pick<Context, 'db'>): Promise<Issuer | null> => {
  const row = await db
    .selectFrom('settings')
    .select(sql<Issuer>`value`.as('value'))
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row?.value ?? null
}

/** The same with its version and who set it. */
export const showIssuer = async ({
  db,
}: Pick<Context, 'db'>): Promise<CallAnswer<typeof documentCalls.readDocumentIssuer>> => {
  const row = await db
    .selectFrom('settings')
    .select([sql<Issuer>`value`.as('value'), lastEditOf('settings', 'updated').as('edited')])
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row ? { ...row.value, version: versionOf(row.value), edited: row.edited } : null
}

/**
 * Sets who issues the documents; from then on nothing is paid without one.
 * @throws ApiError validation_failed for a VAT number that is none; edited_meanwhile
 */
export const setIssuer = async (
  context: ActorContext,
  { based_on, ...issuer }: CallBody<typeof documentCalls.setDocumentIssuer>,
): Promise<Stored> => {
  // Of two admins at once the second one finds what the first has set.
  await sql`select pg_advisory_xact_lock(hashtext(${KEY}))`.execute(context.db)
  const before = await showIssuer(context)
  refuseStale(based_on, { version: before?.version ?? NONE, edited: before?.edited ?? null })
  await storeIssuer(context, issuer, context.actor.user_id)
  const stored = await showIssuer(context)
  if (!stored) throw new Error('the issuer was just stored')
  const { version: _version, edited: _edited, ...after } = stored
  await noteAdminAction(context, {
    action: 'document_issuer_changed',
    subject: stored.name,
    details: { before: before && { name: before.name, vat_id: before.vat_id }, after },
  })
  return stored
}

/** Sets it without a line in the log, for the platform itself. @throws ApiError validation_failed */
export const storeIssuer = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  issuer: Issuer,
  updated_by: string | null = null,
): Promise<void> => {
  if (issuer.vat_id && !isVatId('DE', issuer.vat_id))
    throw new ApiError('validation_failed', [{ path: 'vat_id', message: 'vat_id_invalid' }])
  const value = JSON.stringify({ ...issuer, vat_id: normalizeVatId(issuer.vat_id) })
  const updated_at = clock.now()
  await db
    .insertInto('settings')
    .values({ key: KEY, value, updated_at, updated_by })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at, updated_by }))
    .execute()
}
