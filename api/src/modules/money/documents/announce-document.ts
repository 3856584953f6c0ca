import type { PayoutDocument, TemplateKey } from '@kursportal/shared/contract'
import type { Context } from '../../../platform/context.ts'
import { sendTemplate } from '../../templates/render-template.ts'
import { sendToAdmins } from '../../templates/send-to-admins.ts'

/** Tells every admin that a payee objects to a document. */
export const announceObjection = async (
  context: Context,
  { number, request_id, society }: PayoutDocument,
  reason: string,
): Promise<void> => {
  const link = `${context.config.publicUrl}/admin/payouts/${request_id}`
  await sendToAdmins(context, 'document-objected', { number, society: society.name, reason, link })
}

/** Tells the payee that a document was cancelled. */
export const announceCancelled = async (
  context: Context,
  document: PayoutDocument,
  reason: string,
): Promise<void> =>
  tellPayee(context, 'document-cancelled', document, {
    reason,
    cancellation: document.cancelled_by?.number ?? '',
  })

/** Tells the payee that a document stands as it is. */
export const announceKept = async (
  context: Context,
  document: PayoutDocument,
  reason: string,
): Promise<void> => tellPayee(context, 'document-kept', document, { reason })

/** To who declared what it rests on, also where the society is somebody else’s by now; nobody when their account is gone. */
const tellPayee = async (
  context: Context,
  template: TemplateKey,
  { id, number, society }: PayoutDocument,
  more: Record<string, string>,
): Promise<void> => {
  const payee = await context.db
    .selectFrom('payout_documents')
    .innerJoin('payee_declarations', 'payee_declarations.id', 'payout_documents.declaration_id')
    .innerJoin('societies', 'societies.id', 'payout_documents.society_id')
    .innerJoin('users', 'users.id', 'payee_declarations.declared_by')
    .select(['users.id', 'users.email', 'users.first_name', 'societies.owner_id', 'societies.deleted_at'])
    .where('payout_documents.id', '=', id)
    .executeTakeFirst()
  if (!payee) return
  const owns = payee.owner_id === payee.id && payee.deleted_at === null
  await sendTemplate(context, template, payee.email, {
    number,
    society: society.name,
    first_name: payee.first_name,
    link: `${context.config.publicUrl}/sales${owns ? `/${society.id}/auszahlungen` : ''}`,
    ...more,
  })
}
