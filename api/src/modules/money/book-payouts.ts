import type { CallAnswer, moneyCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { lockSocieties } from '../societies/lock-society.ts'
import { bookOpenRequest, figuresOf } from './decide-payout.ts'
import { documentLacks } from './documents/issue-document.ts'
import { ledOf } from './payouts.views.ts'
import { decisionOf, takeRequest } from './take-open-request.ts'

type Answer = CallAnswer<typeof moneyCalls.bookPayouts>
type LeftOut = Answer['left_out'][number]

/**
 * Books several requests. What somebody else decided meanwhile is left out and named, and so is what belongs to a
 * society that the admin leads: that one is booked by itself, with a reason.
 */
export const bookPayouts = async (context: ActorContext, ids: readonly string[]): Promise<Answer> => {
  const requests = await context.db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select(['payout_requests.id', 'payout_requests.society_id', 'amount', 'societies.name'])
    .where('payout_requests.id', 'in', [...new Set(ids)])
    .orderBy('payout_requests.society_id')
    .orderBy('payout_requests.id')
    .execute()
  // Numbers of documents are taken behind these locks: who holds a number waits for no society.
  const societies = requests.map(({ society_id }) => society_id)
  await lockSocieties(context, societies)
  const own = await ledOf(context, societies)
  const answer: Answer = { booked: [], amount: 0, left_out: unknownOf(ids, requests) }
  for (const { id, society_id, amount, name: society } of requests) {
    const decided = own.has(society_id) ? leftOut('own_society') : await bookUnlessDecided(context, id)
    if (decided) answer.left_out.push({ id, society, amount, ...decided })
    else {
      answer.booked.push(id)
      answer.amount += amount
    }
  }
  return answer
}

type Why = Pick<LeftOut, 'why' | 'decided_by' | 'decided_at'>

const leftOut = (why: Why['why']): Why => ({ why, decided_by: null, decided_at: null })

const unknownOf = (ids: readonly string[], known: readonly { id: string }[]): LeftOut[] =>
  [...new Set(ids)]
    .filter((id) => !known.some((one) => one.id === id))
    .map((id) => ({ id, society: '', amount: 0, ...leftOut('unknown') }))

/** Books it; answers who was faster when somebody was. */
const bookUnlessDecided = async (context: ActorContext, id: string): Promise<Why | null> => {
  const request = await takeRequest(context, id)
  if (request.state !== 'requested') {
    const { decided_by, decided_at } = await decisionOf(context, request)
    return { why: 'decided', decided_by, decided_at }
  }
  const [lack] = await documentLacks(context, request.society_id)
  if (lack) return leftOut(lack === 'issuer_vat_id' ? 'issuer_vat_id_missing' : 'declaration_missing')
  await bookOpenRequest(context, request)
  await noteAdminAction(context, { action: 'payout_booked', ...figuresOf(request) })
  return null
}
