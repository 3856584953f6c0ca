import { maskIban, searchText } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { forgetSocietyNames } from '../audit-log/forget-society-names.ts'
import { lapsePayout } from './decide-payout.ts'
import { endSociety } from '../societies/end-society.ts'
import { openFacts } from './documents/declarations.ts'
import { NAMELESS } from '../people/nameless.ts'
import type { PersonalPart } from '../people/personal-part.ts'
import { withoutPayee } from './without-payee.ts'

/** Which societies somebody belongs to or leads, and what they earned. The books stay, without the person. */
export const societies: PersonalPart = {
  section: 'societies',
  collect: async ({ db, secrets }, userId, { masked }) => ({
    member_of: await db
      .selectFrom('users')
      .innerJoin('societies', 'societies.id', 'users.society_id')
      .select(['societies.name', 'societies.is_community'])
      .where('users.id', '=', userId)
      .execute(),
    leads: await db
      .selectFrom('societies')
      .select(['name', 'is_community', 'created_at'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    admin_of: await db
      .selectFrom('society_admins')
      .innerJoin('societies', 'societies.id', 'society_admins.society_id')
      .select(['societies.name', 'society_admins.created_at'])
      .where('society_admins.user_id', '=', userId)
      .orderBy('society_admins.created_at')
      .execute(),
    finishes: await db
      .selectFrom('society_finishes')
      .select(['year', 'finished_at'])
      .where('user_id', '=', userId)
      .orderBy('finished_at')
      .execute(),
    payout_accounts: (
      await db
        .selectFrom('society_payout_accounts')
        .innerJoin('societies', 'societies.id', 'society_payout_accounts.society_id')
        .select(['societies.name as society', 'holder', 'iban_encrypted', 'returned_reason'])
        .where('society_payout_accounts.owner_id', '=', userId)
        .orderBy('societies.created_at')
        .execute()
    ).map(({ iban_encrypted, ...account }) => {
      const iban = secrets.decrypt(Buffer.from(iban_encrypted))
      return { ...account, iban: masked ? maskIban(iban) : iban }
    }),
    payee_declarations: await declarationsOf({ db, secrets }, userId, masked),
    payout_documents: await db
      .selectFrom('payout_documents')
      .innerJoin('payee_declarations', 'payee_declarations.id', 'payout_documents.declaration_id')
      .select(['number', 'kind', 'net', 'tax', 'total', 'issued_at', 'file_sha256'])
      .where('declared_by', '=', userId)
      .orderBy('issued_at')
      .orderBy('number')
      .execute(),
    document_objections: await db
      .selectFrom('document_objections')
      .innerJoin('payout_documents', 'payout_documents.id', 'document_objections.document_id')
      .select(['number', 'document_objections.reason', 'objected_at', 'decision', 'decision_reason'])
      .select('decided_at')
      .where('objected_by', '=', userId)
      .orderBy('objected_at')
      .execute(),
    payout_requests: (
      await db
        .selectFrom('payout_requests')
        .select(['year', 'amount', 'notes', 'state', 'reason', 'account_holder', 'created_at', 'decided_at'])
        .select('iban_encrypted')
        .where('requested_by', '=', userId)
        .orderBy('created_at')
        .execute()
    ).map(({ iban_encrypted, ...request }) => {
      const iban = iban_encrypted && secrets.decrypt(Buffer.from(iban_encrypted))
      return { ...request, iban: iban && masked ? maskIban(iban) : iban }
    }),
  }),
  forget: async (context, { userId }) => {
    const { db } = context
    await refuseOpenRequests(context, userId)
    // What a document rests on is kept with it (decision 0585); any other declaration goes.
    await db
      .updateTable('payee_declarations')
      .set({ facts_encrypted: null })
      .where('declared_by', '=', userId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('payout_documents')
              .select('payout_documents.id')
              .whereRef('payout_documents.declaration_id', '=', 'payee_declarations.id'),
          ),
        ),
      )
      .execute()
    // What was paid is kept as long as tax law says (decision 0030); what was not says nothing about them any more.
    await db
      .updateTable('payout_requests')
      .set(withoutPayee)
      .where('state', 'in', ['refused', 'withdrawn'])
      .where((eb) =>
        eb.or([
          eb('requested_by', '=', userId),
          eb('society_id', 'in', db.selectFrom('societies').select('id').where('owner_id', '=', userId)),
        ]),
      )
      .execute()
    // The name of a group of their own may have been theirs.
    const own = await db
      .updateTable('societies')
      .set({ name: NAMELESS, search_text: searchText(NAMELESS) })
      .where('owner_id', '=', userId)
      .where('is_community', '=', false)
      .returning(['id', 'deleted_at'])
      .execute()
    await forgetSocietyNames(
      db,
      own.map(({ id }) => id),
    )
    for (const { id, deleted_at } of own) if (deleted_at === null) await endSociety(context, id)
  },
}

const maskNumber = (number: string): string => number && `•••• ${number.slice(-2)}`

/** What somebody declared about taxes; the numbers masked where an admin asks. */
const declarationsOf = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  userId: string,
  masked: boolean,
) => {
  const rows = await db
    .selectFrom('payee_declarations')
    .innerJoin('societies', 'societies.id', 'payee_declarations.society_id')
    .select(['societies.name as society', 'status', 'taxed', 'facts_encrypted', 'declared_at'])
    .where('declared_by', '=', userId)
    .orderBy('declared_at')
    .execute()
  return rows.map(({ facts_encrypted, ...declared }) => {
    const facts = facts_encrypted && openFacts({ secrets }, facts_encrypted)
    if (!facts) return declared
    const { tax_number, vat_id } = facts
    return masked
      ? { ...declared, ...facts, tax_number: maskNumber(tax_number), vat_id: maskNumber(vat_id) }
      : { ...declared, ...facts }
  })
}

/** An open request would be paid to an account nobody owns any more; its money is available again to the society. */
const refuseOpenRequests = async (context: Context, userId: string): Promise<void> => {
  const open = await context.db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select('payout_requests.id')
    .where('societies.owner_id', '=', userId)
    .where('payout_requests.state', '=', 'requested')
    .orderBy('payout_requests.id')
    .execute()
  for (const { id } of open) await lapsePayout(context, id)
}
