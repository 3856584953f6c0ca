import type { CallBody, documentCalls, PayoutDocument } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { noteAdminAction } from '../../audit-log/note-admin-action.ts'
import { lockSociety } from '../../societies/lock-society.ts'
import { takeRequest } from '../take-open-request.ts'
import { announceCancelled, announceKept, announceObjection } from './announce-document.ts'
import { presentDocumentById } from './documents.views.ts'
import { cancelIssued, issueDocument, liveDocument } from './issue-document.ts'
import { readIssuer } from './issuer.ts'

/**
 * Issues the document of a booked payout that has none, by what is declared now.
 * @throws ApiError not_found; document_settled when it has one or is not booked; payout_data_missing
 */
export const issuePayoutDocument = async (
  context: ActorContext,
  requestId: string,
): Promise<PayoutDocument> => {
  const request = await takeRequest(context, requestId)
  if (request.state !== 'booked' || (await liveDocument(context, requestId)))
    throw new ApiError('document_settled')
  const issuer = await readIssuer(context)
  if (!issuer) throw new ApiError('payout_data_missing', { missing: ['issuer'] })
  const id = await issueDocument(context, request, issuer)
  const document = await presentDocumentById(context, id)
  await noteDocument(context, 'document_issued', document)
  return document
}

/**
 * The payee objects to a document: a Gutschrift is no invoice any more from now on (UStG, section 14). Admins are told.
 * @throws ApiError not_found, also for who is not the payee; document_settled when it no longer holds
 */
export const objectToDocument = async (
  context: ActorContext,
  { document_id, reason }: CallBody<typeof documentCalls.objectToDocument>,
): Promise<PayoutDocument> => {
  const { db, clock, actor } = context
  const { society_id } = await requireDocument(context, document_id)
  await lockSociety(context, society_id)
  const { state, is_payee } = await presentDocumentById(context, document_id)
  if (!is_payee) throw new ApiError('not_found')
  if (state !== 'valid') throw new ApiError('document_settled')
  await db
    .insertInto('document_objections')
    .values({ document_id, reason, objected_by: actor.user_id, objected_at: clock.now() })
    .execute()
  const document = await presentDocumentById(context, document_id)
  await announceObjection(context, document, reason)
  return document
}

/**
 * Decides an objection: the document is cancelled, or stands as what was paid. The payee is told.
 * @throws ApiError not_found; already_decided; document_settled when nobody objects
 */
export const decideObjection = async (
  context: ActorContext,
  { document_id, decision, reason }: CallBody<typeof documentCalls.decideObjection>,
): Promise<PayoutDocument> => {
  const { society_id } = await requireDocument(context, document_id)
  await lockSociety(context, society_id)
  const { state, objection } = await presentDocumentById(context, document_id)
  if (objection?.decision) throw new ApiError('already_decided')
  if (state !== 'objected') throw new ApiError('document_settled')
  await settleObjection(context, document_id, decision, reason)
  if (decision === 'cancelled') return cancelAndTell(context, document_id, reason)
  const document = await presentDocumentById(context, document_id)
  await announceKept(context, document, reason)
  await noteDocument(context, 'document_kept', document, reason)
  return document
}

/**
 * Cancels a document by one of its own number. The payee is told; an open objection is decided by it.
 * @throws ApiError not_found, document_settled
 */
export const cancelDocument = async (
  context: ActorContext,
  { document_id, reason }: CallBody<typeof documentCalls.cancelDocument>,
): Promise<PayoutDocument> => {
  const { society_id } = await requireDocument(context, document_id)
  await lockSociety(context, society_id)
  const { state } = await presentDocumentById(context, document_id)
  if (state === 'objected') await settleObjection(context, document_id, 'cancelled', reason)
  return cancelAndTell(context, document_id, reason)
}

const cancelAndTell = async (
  context: ActorContext,
  documentId: string,
  reason: string,
): Promise<PayoutDocument> => {
  await cancelIssued(context, documentId, reason)
  const document = await presentDocumentById(context, documentId)
  await announceCancelled(context, document, reason)
  await noteDocument(context, 'document_cancelled', document, reason)
  return document
}

const settleObjection = async (
  { db, clock, actor }: ActorContext,
  documentId: string,
  decision: 'cancelled' | 'kept',
  decision_reason: string,
): Promise<void> => {
  await db
    .updateTable('document_objections')
    .set({ decision, decision_reason, decided_by: actor.user_id, decided_at: clock.now() })
    .where('document_id', '=', documentId)
    .where('decision', 'is', null)
    .execute()
}

const requireDocument = async ({ db }: Pick<Context, 'db'>, id: string) => {
  const document = await db
    .selectFrom('payout_documents')
    .select('society_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!document) throw new ApiError('not_found')
  return document
}

const noteDocument = (
  context: ActorContext,
  action: 'document_issued' | 'document_cancelled' | 'document_kept',
  { number, total, society, cancelled_by }: PayoutDocument,
  reason?: string,
) =>
  noteAdminAction(context, {
    action,
    societyId: society.id,
    reason,
    details: { number, amount: total, ...(cancelled_by && { cancelled_by: cancelled_by.number }) },
  })
