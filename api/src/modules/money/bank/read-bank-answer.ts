import { createHash } from 'node:crypto'
import type { bankCalls, CallAnswer, CallBody, CallQuery } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/db/paging.ts'
import { refuseStale, versionOf } from '../../../platform/edits.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { newId } from '../../../platform/ids.ts'
import { noteAdminAction } from '../../audit-log/note-admin-action.ts'
import { peopleById } from '../../societies/societies.views.ts'
import { returnPayout } from '../return-payout.ts'
import { payoutOf, readBankFile, type BankAnswer, type BankFile } from './bank-file.rules.ts'
import { isOfTheAccount, reasonSentence } from './bank-reasons.rules.ts'
import { payoutsMeant, type MeantPayout } from './payouts-meant.ts'

type Answer = CallAnswer<typeof bankCalls.readBankAnswer>
type Line = Answer['lines'][number]

/**
 * Reads a bank's answer: what was rejected or returned is booked back and its payee told, what was taken is noted.
 * @throws ApiError bank_file_unreadable; edited_meanwhile when something else would happen than was agreed to
 */
export const readBankAnswer = async (
  context: ActorContext,
  { xml, dry_run = false, based_on }: CallBody<typeof bankCalls.readBankAnswer>,
): Promise<Answer> => {
  const file = readBankFile(xml)
  if (!file) throw new ApiError('bank_file_unreadable')
  const fingerprint = createHash('sha256').update(xml).digest('hex')
  const lines = await linesOf(context, file, { lock: !dry_run })
  const answer = await present(context, file, fingerprint, lines)
  if (dry_run) return answer
  refuseStale(based_on, { version: answer.version, edited: null })
  if (answer.read_before !== null) return answer
  for (const { effect, payout, reason, mend_account } of lines)
    if (effect === 'books_back' && payout)
      await returnPayout(context, payout.id, reason, { mendAccount: mend_account })
  await confirm(context, lines)
  const { numInsertedOrUpdatedRows: noted } = await context.db
    .insertInto('bank_answers')
    .values({
      id: newId(),
      fingerprint,
      kind: file.kind,
      message_id: file.message_id,
      returned: answer.books_back,
      confirmed: answer.confirms,
      read_by: context.actor.user_id,
      read_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst()
  // Read at the same time by somebody else, who had the locks of all it books back: so nothing was done here.
  if (noted === 0n) return present(context, file, fingerprint, lines)
  await noteAdminAction(context, {
    action: 'bank_answer_read',
    subject: file.message_id,
    details: { count: answer.books_back, amount: answer.books_back_amount },
  })
  return answer
}

/** The files that were read, newest first. */
export const listBankAnswers = async (
  { db }: Pick<Context, 'db'>,
  query: CallQuery<typeof bankCalls.listBankAnswers>,
): Promise<CallAnswer<typeof bankCalls.listBankAnswers>> => {
  const { rows, total } = await pageOf(
    db
      .selectFrom('bank_answers')
      .select(['id', 'kind', 'message_id', 'returned', 'confirmed', 'read_at', 'read_by'])
      .orderBy('read_at', 'desc')
      .orderBy('id', 'desc'),
    db.selectFrom('bank_answers'),
    query,
  )
  const people = await peopleById(
    db,
    rows.map(({ read_by }) => read_by),
  )
  return {
    items: rows.map(({ read_at, read_by, ...row }) => ({
      ...row,
      read_at: read_at.toISOString(),
      read_by: (read_by && people.get(read_by)?.name) || null,
    })),
    total,
  }
}

const present = async (
  { db }: ActorContext,
  file: BankFile,
  fingerprint: string,
  lines: Line[],
): Promise<Answer> => {
  const known = await db
    .selectFrom('bank_answers')
    .select('read_at')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  const back = lines.filter(({ effect }) => effect === 'books_back')
  return {
    kind: file.kind,
    message_id: file.message_id,
    read_before: known?.read_at.toISOString() ?? null,
    lines,
    books_back: back.length,
    books_back_amount: back.reduce((sum, { payout }) => sum + (payout?.amount ?? 0), 0),
    confirms: lines.filter(({ effect }) => effect === 'confirms').length,
    version: versionOf(lines.map(({ end_to_end_id: id, effect }) => [id, effect])),
  }
}

/** What the bank says, payment by payment; a file that was rejected as a whole is every payment in it. */
const linesOf = async (context: ActorContext, file: BankFile, how: { lock: boolean }): Promise<Line[]> => {
  const meant = await payoutsMeant(context, file, how)
  const seen = new Set<string>()
  const named = new Set(file.answers.map(({ end_to_end_id }) => payoutOf(end_to_end_id)?.request_id))
  return file.answers.flatMap((answer) => {
    if (!isAboutFile(file, answer)) return [lineOf(answer, meant.of(answer.end_to_end_id), seen)]
    if (meant.whole.length === 0)
      return answer.outcome === 'rejected' ? [lineOf({ ...answer, ...OTHER_FILE }, undefined, seen)] : []
    return meant.whole
      .filter(({ payout }) => !named.has(payout.id))
      .map((payout) =>
        lineOf({ ...answer, end_to_end_id: payout.end_to_end_id }, payout, seen, { ofWholeFile: true }),
      )
  })
}

const OTHER_FILE = { outcome: 'unclear', doubt: 'other_file', code: '' } as const

/** A status report without a number speaks of the file; a statement without one does not know it. */
const isAboutFile = ({ kind }: BankFile, { end_to_end_id }: BankAnswer): boolean =>
  kind === 'pain.002' && end_to_end_id === ''

const lineOf = (
  answer: BankAnswer,
  meant: MeantPayout | undefined,
  seen: Set<string>,
  how: { ofWholeFile: boolean } = { ofWholeFile: false },
): Line => {
  const { end_to_end_id, outcome, amount, code } = answer
  return {
    end_to_end_id,
    outcome,
    amount,
    code,
    reason: outcome === 'accepted' ? '' : reasonSentence(answer),
    payout: meant ? meant.payout : null,
    ...whatFollows(answer, effectOf(answer, meant, seen), how),
  }
}

const whatFollows = (
  { code }: BankAnswer,
  effect: Line['effect'],
  how: { ofWholeFile: boolean },
): Pick<Line, 'effect' | 'mend_account'> => ({
  effect,
  mend_account: effect === 'books_back' && isOfTheAccount(code, how),
})

const effectOf = (
  { outcome, amount, doubt }: BankAnswer,
  meant: MeantPayout | undefined,
  seen: Set<string>,
): Line['effect'] => {
  if (doubt === 'no_number') return 'by_hand'
  if (!meant) return 'unknown'
  if (doubt === 'undecided' || doubt === 'not_booked') return meant.is_out ? 'open' : 'done_before'
  if (doubt) return meant.is_out ? 'by_hand' : 'done_before'
  if (outcome === 'accepted') return meant.is_out ? 'confirms' : 'done_before'
  // One file may say it twice: as an entry and as its details.
  if (!meant.is_out || seen.has(meant.payout.id)) return 'done_before'
  if (amount !== null && amount !== meant.payout.amount) return 'other_amount'
  seen.add(meant.payout.id)
  return 'books_back'
}

const confirm = async ({ db, clock }: ActorContext, lines: readonly Line[]): Promise<void> => {
  const back = new Set(
    lines.flatMap(({ effect, payout }) => (effect === 'books_back' && payout ? [payout.id] : [])),
  )
  const ids = lines.flatMap(({ effect, payout }) =>
    effect === 'confirms' && payout && !back.has(payout.id) ? [payout.id] : [],
  )
  if (ids.length === 0) return
  await db
    .updateTable('payout_requests')
    .set({ confirmed_at: clock.now() })
    .where('id', 'in', [...new Set(ids)])
    .where('state', '=', 'booked')
    .execute()
}
