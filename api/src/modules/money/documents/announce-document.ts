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

/** To who owns the society now; nobody when there is nobody. */
const tellPayee = async (
  context: Context,
  template: TemplateKey,
  { number, society }: PayoutDocument,
  more: Record<string, string>,
): Promise<void> => {
  const owner = await context.db
    .selectFrom('societies')
    .innerJoin('users', 'users.id', 'societies.owner_id')
    .select(['users.email', 'users.first_name'])
    .where('societies.id', '=', society.id)
    .executeTakeFirst()
  if (!owner) return
  await sendTemplate(context, template, owner.email, {
    number,
    society: society.name,
    first_name: owner.first_name,
    link: `${context.config.publicUrl}/sales/${society.id}/auszahlungen`,
    ...more,
  })
}
