import type { CallAnswer, CallBody, documentCalls } from '@kursportal/shared/contract'
import { isVatId, normalizeVatId } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { versionedRecord } from '../../../platform/versioned-record.ts'
import { noteAdminAction } from '../../audit-log/note-admin-action.ts'

type Stored = NonNullable<CallAnswer<typeof documentCalls.readDocumentIssuer>>
/** Who issues the documents of payouts. */
export type Issuer = Omit<Stored, 'version' | 'edited'>

const record = versionedRecord<Issuer>('document-issuer')

/** Who issues the documents; null while none are issued. */
export const readIssuer = record.read

/** The same with its version and who set it. */
export const showIssuer = record.show

/**
 * Sets who issues the documents; from then on nothing is paid without one.
 * @throws ApiError validation_failed for a VAT number that is none; edited_meanwhile
 */
export const setIssuer = async (
  context: ActorContext,
  { based_on, ...issuer }: CallBody<typeof documentCalls.setDocumentIssuer>,
): Promise<Stored> => {
  const before = await record.hold(context, based_on)
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
  context: Pick<Context, 'db' | 'clock'>,
  issuer: Issuer,
  updated_by: string | null = null,
): Promise<void> => {
  if (issuer.vat_id && !isVatId('DE', issuer.vat_id))
    throw new ApiError('validation_failed', [{ path: 'vat_id', message: 'vat_id_invalid' }])
  await record.store(context, { ...issuer, vat_id: normalizeVatId(issuer.vat_id) }, updated_by)
}
