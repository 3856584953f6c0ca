import { sql } from 'kysely'
import type {
  AccessCode,
  CallAnswer,
  CallBody,
  CallQuery,
  accessCodeCalls,
} from '@kursportal/shared/contract'
import { berlinDay, normalizeReferralCode } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { refuseStale, versionOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { randomLetters } from '../../platform/random-letters.ts'
import { requireAccess, requireOwnAccess } from './access.policy.ts'

const LENGTH = 6

const uses = sql<number>`(select count(*)::int from access_users as came
  where came.access_id = access_codes.access_id and came.code = access_codes.code)`

const columns = [
  'access_codes.id',
  'access_codes.code',
  'access_codes.label',
  'access_codes.max_uses',
  'access_codes.open_until',
  'access_codes.closed_at',
  'access_codes.created_at',
] as const

type Row = {
  id: string
  code: string
  label: string
  max_uses: number | null
  open_until: string | null
  closed_at: Date | null
  created_at: Date
  uses: number
  visits: number
}

const stateOf = (row: Omit<Row, 'visits'>, today: string): AccessCode['state'] => {
  if (row.closed_at) return 'closed'
  if (row.open_until !== null && today > row.open_until) return 'over'
  return row.max_uses !== null && row.uses >= row.max_uses ? 'used_up' : 'open'
}

const present = (context: Pick<Context, 'clock'>, row: Row): AccessCode => {
  const { closed_at: _closed, created_at, code: letters, ...rest } = row
  const { label, max_uses, open_until } = rest
  return {
    ...rest,
    letters,
    version: versionOf({ label, max_uses, open_until }),
    created_at: created_at.toISOString(),
    state: stateOf(row, berlinDay(context.clock.now())),
  }
}

const selected = ({ db }: Pick<Context, 'db'>, accessId: string) =>
  db
    .selectFrom('access_codes')
    .where('access_codes.access_id', '=', accessId)
    .select([
      ...columns,
      uses.as('uses'),
      sql<number>`(select coalesce(sum(visits), 0)::int from access_visits as seen
        where seen.access_id = access_codes.access_id and seen.code = access_codes.code)`.as('visits'),
    ])

/** The codes of an access, newest first. @throws ApiError not_found */
export const listAccessCodes = async (
  context: ActorContext,
  query: CallQuery<typeof accessCodeCalls.listAccessCodes>,
): Promise<CallAnswer<typeof accessCodeCalls.listAccessCodes>> => {
  const accessId = query['access-id']
  await requireOwnAccess(context, accessId)
  const { rows, total } = await pageOf(
    selected(context, accessId).orderBy('access_codes.created_at', 'desc').orderBy('access_codes.id', 'desc'),
    context.db.selectFrom('access_codes').where('access_id', '=', accessId),
    query,
  )
  return { items: rows.map((row) => present(context, row)), total }
}

const codeTyped = ({ db }: Pick<Context, 'db'>, accessId: string, typed: string) =>
  db
    .selectFrom('access_codes')
    .where('access_codes.access_id', '=', accessId)
    .where('access_codes.code', '=', normalizeReferralCode(typed))

/** The access a code belongs to, however it was written; no two have the same. Undefined for any other word. */
export const findAccessByCode = async (
  { db }: Pick<Context, 'db'>,
  typed: string,
): Promise<{ access_id: string; code: string } | undefined> =>
  db
    .selectFrom('access_codes')
    .select(['access_id', 'code'])
    .where('code', '=', normalizeReferralCode(typed))
    .executeTakeFirst()

/** A code of an access as it is stored, however it was written; any other word as it is. */
export const codeAsStored = async (context: Context, accessId: string, typed: string): Promise<string> => {
  const row = await codeTyped(context, accessId, typed).select('access_codes.code').executeTakeFirst()
  return row?.code ?? typed
}

/** Whether a code lets people in, for its visitor. @throws ApiError not_found, access_ended */
export const readAccessCodeState = async (
  context: Context,
  { 'access-id': accessId, code }: CallQuery<typeof accessCodeCalls.readAccessCodeState>,
): Promise<CallAnswer<typeof accessCodeCalls.readAccessCodeState>> => {
  await requireAccess(context, accessId)
  const row = await codeTyped(context, accessId, code)
    .select([...columns, uses.as('uses')])
    .executeTakeFirst()
  return { state: row ? stateOf(row, berlinDay(context.clock.now())) : 'unknown' }
}

const readCode = async (context: Context, accessId: string, codeId: string): Promise<AccessCode> => {
  const row = await selected(context, accessId).where('access_codes.id', '=', codeId).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return present(context, row)
}

/** Makes a code for an access. @throws ApiError not_found, societies_enabled */
export const createAccessCode = async (
  context: ActorContext,
  accessId: string,
  fields: CallBody<typeof accessCodeCalls.createAccessCode>,
): Promise<AccessCode> => {
  const access = await requireOwnAccess(context, accessId)
  if (access.for_societies) throw new ApiError('societies_enabled')
  const id = newId()
  // Of 64 million one may be taken: then another one is drawn.
  for (;;) {
    const made = await context.db
      .insertInto('access_codes')
      .values({
        id,
        access_id: accessId,
        code: randomLetters(LENGTH),
        ...fields,
        created_at: context.clock.now(),
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return readCode(context, accessId, id)
  }
}

/**
 * Changes a code; whoever came in with it stays in.
 * @throws ApiError not_found, edited_meanwhile
 */
export const editAccessCode = async (
  context: ActorContext,
  { 'access-id': accessId, 'code-id': codeId }: CallQuery<typeof accessCodeCalls.editAccessCode>,
  { closed, based_on, ...fields }: CallBody<typeof accessCodeCalls.editAccessCode>,
): Promise<AccessCode> => {
  await requireOwnAccess(context, accessId)
  await context.db.selectFrom('access_codes').select('id').where('id', '=', codeId).forUpdate().execute()
  const { version } = await readCode(context, accessId, codeId)
  refuseStale(based_on, { version, edited: null })
  const change = {
    ...fields,
    ...(closed !== undefined && { closed_at: closed ? context.clock.now() : null }),
  }
  if (Object.keys(change).length > 0)
    await context.db
      .updateTable('access_codes')
      .set(change)
      .where('id', '=', codeId)
      .where('access_id', '=', accessId)
      .execute()
  return readCode(context, accessId, codeId)
}

/**
 * The code somebody comes in with, as it is stored. An address may carry a word that is no code, which is only counted.
 * The row is locked, so that of two people at once only one gets the last place.
 * @throws ApiError code_needed where the access asks for one, code_not_valid where it lets nobody in any more
 */
export const takeCode = async (
  context: Context,
  access: { id: string; needs_code: boolean },
  typed: string,
): Promise<string> => {
  const { clock } = context
  const code = codeTyped(context, access.id, typed)
  await code.select('access_codes.id').forUpdate().execute()
  const row = await code.select([...columns, uses.as('uses')]).executeTakeFirst()
  if (row) {
    const state = stateOf(row, berlinDay(clock.now()))
    if (state !== 'open') throw new ApiError('code_not_valid', { state })
    return row.code
  }
  if (access.needs_code) throw new ApiError(typed.trim() === '' ? 'code_needed' : 'code_not_valid')
  return typed
}
