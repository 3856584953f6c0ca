import { declarePayee } from '../../modules/money/documents/declarations.ts'
import { objectToDocument } from '../../modules/money/documents/settle-document.ts'
import type { CallBody, documentCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'

export { storeIssuer as setDocumentIssuer } from '../../modules/money/documents/issuer.ts'

type Declared = Partial<CallBody<typeof documentCalls.declarePayee>> & { society_id: string }

/** Lets the owner of a society declare what they are for the tax office: a private person, unless it says otherwise. */
export const addDeclaration = async (
  context: Context,
  { user_id, ...declared }: Declared & { user_id: string },
): Promise<void> => {
  await declarePayee(actingAs(context, user_id), {
    status: 'private',
    taxed: false,
    name: 'Olga Ober',
    street: 'Am Markt 1',
    zip: '34117',
    city: 'Kassel',
    country: 'DE',
    tax_number: '',
    vat_id: '',
    signed_name: 'Olga Ober',
    agreed: true,
    ...declared,
  })
}

/** Lets the owner object to the latest document of a society; nothing where it has none. */
export const addObjection = async (
  context: Context,
  { society_id, user_id, reason }: { society_id: string; user_id: string; reason: string },
): Promise<void> => {
  const document = await context.db
    .selectFrom('payout_documents')
    .select('id')
    .where('society_id', '=', society_id)
    .where('kind', '!=', 'cancellation')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (document) await objectToDocument(actingAs(context, user_id), { document_id: document.id, reason })
}

const actingAs = (context: Context, user_id: string): ActorContext => ({
  ...context,
  actor: { user_id, is_admin: false, is_course_creator: false, session_hash: null },
})
