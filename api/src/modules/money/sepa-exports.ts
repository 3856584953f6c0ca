import type { CallAnswer, CallQuery, sepaCalls, SocietyPerson } from '@kursportal/shared/contract'
import { berlinDay, isSepaIban } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { publishEvent } from '../../platform/events.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { lockSocieties } from '../societies/lock-society.ts'
import { peopleById } from '../societies/societies.views.ts'
import { readPayoutAccount } from './payout-account.ts'
import { endToEndId, sepaFile } from './sepa-file.ts'
import { sepaName } from './sepa-text.ts'

type Export = CallAnswer<typeof sepaCalls.createSepaExport>

/**
 * Puts booked payouts that are in no file yet into one, each exactly once.
 * @throws ApiError payout_account_missing, nothing_to_export, payout_data_missing; not_found, already_exported for requests that were named
 */
export const createSepaExport = async (
  context: ActorContext,
  requestIds: readonly string[] | undefined,
): Promise<Export> => {
  const { db, clock, secrets, actor } = context
  const debtor = await readPayoutAccount(context)
  if (!debtor) throw new ApiError('payout_account_missing')
  const { payable: payouts, left_out } = await takePayable(context, requestIds)
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
      end_to_end_id: endToEndId(payout.id, payout.times ?? 1),
      account_holder: payout.account_holder,
      iban: payout.iban,
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
  for (const payout of payouts) await publishEvent(db, 'payouts-changed', { request_id: payout.id })
  await noteAdminAction(context, {
    action: 'payouts_exported',
    subject: message_id,
    details: { count: payouts.length, amount: total },
  })
  return { ...(await presentExport(context, id)), left_out }
}

/** What a file made now would hold; nothing is stored. */
export const previewSepaExport = async (
  context: Context,
): Promise<CallAnswer<typeof sepaCalls.previewSepaExport>> => {
  const { payable, left_out } = sorted(context, await selectUnexported(context).execute())
  return {
    payments: payable.length,
    request_ids: payable.map(({ id }) => id),
    total: payable.reduce((sum, { amount }) => sum + amount, 0),
    left_out: left_out.length,
  }
}

/** The file as it was made. @throws ApiError not_found, also for one that was kept for its period and deleted */
export const readSepaExport = async (
  { db, secrets }: Context,
  exportId: string,
): Promise<{ name: string; file: string }> => {
  const row = await db
    .selectFrom('sepa_exports')
    .select(['message_id', 'file_encrypted'])
    .where('id', '=', exportId)
    .executeTakeFirst()
  if (!row?.file_encrypted) throw new ApiError('not_found')
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
  return { items: rows.map((row) => presentRow(row, people)), total }
}

const columns = ['id', 'message_id', 'payments', 'total', 'created_by', 'created_at'] as const

const presentExport = async ({ db }: Pick<Context, 'db'>, id: string) => {
  const row = await db
    .selectFrom('sepa_exports')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return presentRow(row, await peopleById(db, [row.created_by]))
}

type Row = Omit<
  CallAnswer<typeof sepaCalls.listSepaExports>['items'][number],
  'created_at' | 'created_by'
> & {
  created_at: Date
  created_by: string | null
}

const presentRow = ({ created_at, created_by, ...row }: Row, people: ReadonlyMap<string, SocietyPerson>) => ({
  ...row,
  created_at: created_at.toISOString(),
  created_by: (created_by && people.get(created_by)) || null,
})

/**
 * The payouts a file may hold: a bank refuses the whole file for one empty name or one account outside of SEPA, and what
 * a payee objects to waits until it is decided.
 * @throws ApiError payout_data_missing when such a payout was named, or nothing else is there
 */
const takePayable = async (context: ActorContext, requestIds: readonly string[] | undefined) => {
  const { payable, left_out } = sorted(context, await takeUnexported(context, requestIds))
  if (left_out.length > 0 && (requestIds || payable.length === 0))
    throw new ApiError('payout_data_missing', { request_ids: left_out })
  return { payable, left_out }
}

type Unexported = Awaited<ReturnType<ReturnType<typeof selectUnexported>['execute']>>

/** What a bank takes, and what stays. */
const sorted = ({ secrets }: Pick<Context, 'secrets'>, unexported: Unexported) => {
  const payouts = unexported.map((payout) => ({
    ...payout,
    iban: payout.iban_encrypted ? secrets.decrypt(Buffer.from(payout.iban_encrypted)) : '',
  }))
  const payable = payouts.filter(
    ({ account_holder, iban, objected }) => sepaName(account_holder) !== '' && isSepaIban(iban) && !objected,
  )
  return { payable, left_out: payouts.filter((payout) => !payable.includes(payout)).map(({ id }) => id) }
}

/**
 * Booked payouts in no file yet, their societies locked: a second export at the same time, or a payout that is taken
 * back, waits and finds them in this file.
 */
const takeUnexported = async ({ db }: ActorContext, requestIds: readonly string[] | undefined) => {
  const wanted = requestIds && [...new Set(requestIds)]
  const query = wanted
    ? selectUnexported({ db }).where('payout_requests.id', 'in', wanted)
    : selectUnexported({ db })
  const candidates = await query.execute()
  const societies = [...new Set(candidates.map(({ society_id }) => society_id))]
  await lockSocieties({ db }, societies)
  const payouts =
    societies.length === 0 ? [] : await query.where('payout_requests.society_id', 'in', societies).execute()
  if (wanted && payouts.length < wanted.length) {
    const known = await db.selectFrom('payout_requests').select('id').where('id', 'in', wanted).execute()
    throw new ApiError(known.length < wanted.length ? 'not_found' : 'already_exported')
  }
  if (payouts.length === 0) throw new ApiError('nothing_to_export')
  return payouts
}

const selectUnexported = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select([
      'payout_requests.id',
      'payout_requests.society_id',
      'payout_requests.year',
      'amount',
      'account_holder',
      'iban_encrypted',
      'societies.name as society',
    ])
    .select((eb) =>
      eb
        .selectFrom('ledger_transactions')
        .whereRef('ledger_transactions.request_id', '=', 'payout_requests.id')
        .where('ledger_transactions.kind', '=', 'payout')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('times'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('document_objections')
            .innerJoin('payout_documents', 'payout_documents.id', 'document_objections.document_id')
            .whereRef('payout_documents.request_id', '=', 'payout_requests.id')
            .where('document_objections.decision', 'is', null)
            .select('document_objections.document_id'),
        )
        .as('objected'),
    )
    .where('state', '=', 'booked')
    .where('export_id', 'is', null)
    .orderBy('payout_requests.id')
