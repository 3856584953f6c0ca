import type { CallAnswer, CallQuery, sepaCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { peopleById } from '../societies/societies.views.ts'
import { readPayoutAccount } from './payout-account.ts'
import { sepaFile } from './sepa-file.ts'

type Export = CallAnswer<typeof sepaCalls.createSepaExport>

/**
 * Puts booked payouts that are in no file yet into one, each exactly once.
 * @throws ApiError payout_account_missing, nothing_to_export; not_found, already_exported for requests that were named
 */
export const createSepaExport = async (
  context: ActorContext,
  requestIds: readonly string[] | undefined,
): Promise<Export> => {
  const { db, clock, secrets, actor } = context
  const debtor = await readPayoutAccount(context)
  if (!debtor) throw new ApiError('payout_account_missing')
  const payouts = await takeUnexported(context, requestIds)
  const id = newId()
  const created = clock.now()
  const day = berlinDay(created)
  const message_id = `KP-${day.replaceAll('-', '')}-${id.slice(-8)}`
  const file = sepaFile({
    message_id,
    created,
    execution_day: day,
    debtor,
    transfers: payouts.map((payout) => ({
      id: payout.id,
      account_holder: payout.account_holder,
      iban: secrets.decrypt(Buffer.from(payout.iban_encrypted)),
      amount: payout.amount,
      purpose: `Provision ${payout.year} ${payout.society}`,
    })),
  })
  const total = payouts.reduce((sum, payout) => sum + payout.amount, 0)
  await db
    .insertInto('sepa_exports')
    .values({
      id,
      message_id,
      payments: payouts.length,
      total,
      file_encrypted: secrets.encrypt(file),
      created_by: actor.user_id,
      created_at: created,
    })
    .execute()
  await db
    .updateTable('payout_requests')
    .set({ export_id: id })
    .where(
      'id',
      'in',
      payouts.map((payout) => payout.id),
    )
    .execute()
  return presentExport(context, id)
}

/** The file as it was made. @throws ApiError not_found */
export const readSepaExport = async (
  { db, secrets }: Context,
  exportId: string,
): Promise<{ name: string; file: string }> => {
  const row = await db
    .selectFrom('sepa_exports')
    .select(['message_id', 'file_encrypted'])
    .where('id', '=', exportId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return { name: `${row.message_id}.xml`, file: secrets.decrypt(Buffer.from(row.file_encrypted)) }
}

/** The files made so far, newest first. */
export const listSepaExports = async (
  { db }: Pick<Context, 'db'>,
  query: CallQuery<typeof sepaCalls.listSepaExports>,
): Promise<CallAnswer<typeof sepaCalls.listSepaExports>> => {
  const { rows, total } = await pageOf(
    db.selectFrom('sepa_exports').select(columns).orderBy('id', 'desc'),
    db.selectFrom('sepa_exports'),
    query,
  )
  const people = await peopleById(
    db,
    rows.map((row) => row.created_by),
  )
  return {
    items: rows.map(({ created_at, created_by, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      created_by: (created_by && people.get(created_by)) || null,
    })),
    total,
  }
}

const columns = ['id', 'message_id', 'payments', 'total', 'created_by', 'created_at'] as const

const presentExport = async ({ db }: Pick<Context, 'db'>, id: string): Promise<Export> => {
  const row = await db
    .selectFrom('sepa_exports')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const people = await peopleById(db, [row.created_by])
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    created_by: (row.created_by && people.get(row.created_by)) || null,
  }
}

/** Booked payouts in no file yet, locked: a second export at the same time waits and no longer finds them. */
const takeUnexported = async ({ db }: ActorContext, requestIds: readonly string[] | undefined) => {
  let query = db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select([
      'payout_requests.id',
      'payout_requests.year',
      'amount',
      'account_holder',
      'iban_encrypted',
      'societies.name as society',
    ])
    .where('state', '=', 'booked')
    .where('export_id', 'is', null)
    .orderBy('payout_requests.id')
    .forUpdate('payout_requests')
  const wanted = requestIds && [...new Set(requestIds)]
  if (wanted) query = query.where('payout_requests.id', 'in', wanted)
  const payouts = await query.execute()
  if (wanted && payouts.length < wanted.length) {
    const known = await db.selectFrom('payout_requests').select('id').where('id', 'in', wanted).execute()
    throw new ApiError(known.length < wanted.length ? 'not_found' : 'already_exported')
  }
  if (payouts.length === 0) throw new ApiError('nothing_to_export')
  return payouts
}
