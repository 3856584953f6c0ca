import { sql } from 'kysely'
import type { PayoutDocument } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../../platform/context.ts'

/** How a document stands, of a joined row. */
export const stateOfDocument = sql<PayoutDocument['state']>`case
  when document.kind = 'cancellation' then 'cancellation'
  when back.id is not null then 'cancelled'
  when objection.document_id is not null and objection.decision is null then 'objected'
  when objection.decision = 'kept' then 'kept'
  else 'valid' end`

/** Documents with what happened to them; filters, order and page are added by who asks. */
export const selectDocuments = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('payout_documents as document')
    .innerJoin('societies', 'societies.id', 'document.society_id')
    .innerJoin('payee_declarations as declaration', 'declaration.id', 'document.declaration_id')
    .leftJoin('payout_documents as back', 'back.cancels', 'document.id')
    .leftJoin('payout_documents as original', 'original.id', 'document.cancels')
    .leftJoin('document_objections as objection', 'objection.document_id', 'document.id')

type Selected = ReturnType<typeof selectDocuments>
type Page = { limit?: number | undefined; offset?: number | undefined }

/** Presents selected documents in the order they come in. */
export const presentDocuments = async (
  { actor }: Pick<ActorContext, 'actor'>,
  selected: Selected,
  { limit, offset }: Page = {},
): Promise<PayoutDocument[]> => {
  let query = columnsOf(selected)
  if (limit !== undefined) query = query.limit(limit)
  if (offset) query = query.offset(offset)
  return (await query.execute()).map((row) => presentDocument(row, actor.user_id))
}

/** One document as screens show it. */
export const presentDocumentById = async (
  context: Pick<ActorContext, 'db' | 'actor'>,
  id: string,
): Promise<PayoutDocument> => {
  const [document] = await presentDocuments(context, selectDocuments(context).where('document.id', '=', id))
  if (!document) throw new Error(`document ${id} vanished`)
  return document
}

const columnsOf = (selected: Selected) =>
  selected
    .select(['document.id', 'document.number', 'document.kind', 'document.request_id', 'document.reason'])
    .select(['document.net', 'document.tax', 'document.total', 'document.issued_at', 'document.file_sha256'])
    .select(['declaration.status', 'declaration.declared_by'])
    .select(['societies.id as society_id', 'societies.name', 'societies.is_community'])
    .select(['back.id as back_id', 'back.number as back_number'])
    .select(['original.id as original_id', 'original.number as original_number'])
    .select(['objection.reason as objection_reason', 'objection.objected_at', 'objection.decision'])
    .select(['objection.decision_reason', 'objection.decided_at'])
    .select(stateOfDocument.as('state'))

type Row = Awaited<ReturnType<ReturnType<typeof columnsOf>['execute']>>[number]

const presentDocument = (row: Row, userId: string): PayoutDocument => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  society: { id: row.society_id, name: row.name, is_community: row.is_community },
  request_id: row.request_id,
  is_payee: row.declared_by === userId,
  status: row.status,
  net: row.net,
  tax: row.tax,
  total: row.total,
  issued_at: row.issued_at.toISOString(),
  reason: row.reason,
  cancels: named(row.original_id, row.original_number),
  cancelled_by: named(row.back_id, row.back_number),
  sha256: row.file_sha256,
  objection:
    row.objection_reason === null || row.objected_at === null
      ? null
      : {
          reason: row.objection_reason,
          objected_at: row.objected_at.toISOString(),
          decision: row.decision,
          decision_reason: row.decision_reason,
          decided_at: row.decided_at?.toISOString() ?? null,
        },
})

const named = (id: string | null, number: string | null) => (id && number ? { id, number } : null)
