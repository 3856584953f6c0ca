import {
  newPayeeDeclaration,
  type CallAnswer,
  type CallBody,
  type documentCalls,
} from '@kursportal/shared/contract'
import { berlinDay, declarationProblems, fullName, normalizeVatId } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { newId } from '../../../platform/ids.ts'
import { noteRead } from '../../audit-log/note-read.ts'
import { lockSociety } from '../../societies/lock-society.ts'
import { requireLedSociety, type LedSociety } from '../../societies/societies.policy.ts'
import type { Party } from './document-content.ts'
import { readIssuer } from './issuer.ts'

type Declarations = CallAnswer<typeof documentCalls.readPayeeDeclarations>
type Declaration = Declarations['history'][number]
/** What is written down of a declaration, besides what a query has to find. */
type Facts = Party & { signed_name: string }

/**
 * What is declared about the taxes of a society; names and numbers for who declared them and for admins, whose look is
 * noted.
 * @throws ApiError not_found
 */
export const readPayeeDeclarations = async (
  context: ActorContext,
  societyId: string,
): Promise<Declarations> => {
  const { actor } = context
  const society = await requireLedSociety(context, actor, societyId, { removedToo: true })
  const rows = await context.db
    .selectFrom('payee_declarations')
    .selectAll()
    .where('society_id', '=', societyId)
    .orderBy('declared_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const owns = society.owner_id === actor.user_id
  const by = rows[0]?.declared_by
  if (by && by !== actor.user_id)
    await noteRead(context, { action: 'payee_viewed', userId: by, subject: society.name })
  const present = (row: (typeof rows)[number]) =>
    presentDeclaration(context, row, actor.is_admin || row.declared_by === actor.user_id)
  const [latest] = rows
  const holds = latest && latest.declared_by !== null && latest.declared_by === society.owner_id
  return {
    current: holds ? present(latest) : null,
    history: rows.map(present),
    required: (await readIssuer(context)) !== null,
    may_declare: owns,
    suggested: owns ? await suggestedOf(context, society) : { name: '', street: '', zip: '', city: '' },
  }
}

/**
 * Writes down what the owner declares; it holds for documents from now on.
 * @throws ApiError not_found, also for who leads the society without owning it; validation_failed by field
 */
export const declarePayee = async (
  context: ActorContext,
  input: CallBody<typeof documentCalls.declarePayee>,
): Promise<Declarations> => {
  const { db, secrets, clock, actor } = context
  const { society_id, status, taxed, agreed: _agreed, ...facts } = input
  const society = await requireLedSociety(context, actor, society_id)
  if (society.owner_id !== actor.user_id) throw new ApiError('not_found')
  const problems = declarationProblems(input)
  if (problems.length > 0) throw new ApiError('validation_failed', problems)
  await lockSociety(context, society_id)
  const written: Facts = { ...facts, vat_id: normalizeVatId(facts.vat_id) }
  await db
    .insertInto('payee_declarations')
    .values({
      id: newId(),
      society_id,
      declared_by: actor.user_id,
      status,
      taxed: status === 'club' && taxed,
      facts_encrypted: secrets.encrypt(JSON.stringify(written)),
      declared_at: clock.now(),
    })
    .execute()
  return readPayeeDeclarations(context, society_id)
}

/** A declaration that holds: the latest one, of who owns the society still. */
export type CurrentDeclaration = Awaited<ReturnType<typeof currentDeclaration>>

/** The declaration that holds for a society; null without one. */
export const currentDeclaration = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  societyId: string,
) => {
  const row = await db
    .selectFrom('payee_declarations')
    .innerJoin('societies', 'societies.id', 'payee_declarations.society_id')
    .select(['payee_declarations.id', 'status', 'taxed', 'declared_by', 'owner_id', 'facts_encrypted'])
    .where('society_id', '=', societyId)
    .orderBy('declared_at', 'desc')
    .orderBy('payee_declarations.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.facts_encrypted || row.declared_by === null || row.declared_by !== row.owner_id) return null
  const party = partyOf(openFacts({ secrets }, row.facts_encrypted))
  return { id: row.id, status: row.status, taxed: row.taxed, party }
}

/** Which of some societies have a declaration that holds, in one query. */
export const declaredOf = async (
  { db }: Pick<Context, 'db'>,
  societyIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (societyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('payee_declarations')
    .innerJoin('societies', 'societies.id', 'payee_declarations.society_id')
    .distinctOn('society_id')
    .select(['society_id', 'declared_by', 'owner_id', 'facts_encrypted'])
    .where('society_id', 'in', [...new Set(societyIds)])
    .orderBy('society_id')
    .orderBy('declared_at', 'desc')
    .orderBy('payee_declarations.id', 'desc')
    .execute()
  const holds = rows.filter(
    ({ declared_by, owner_id, facts_encrypted }) =>
      facts_encrypted !== null && declared_by !== null && declared_by === owner_id,
  )
  return new Set(holds.map(({ society_id }) => society_id))
}

const storedFacts = newPayeeDeclaration.omit({ society_id: true, status: true, taxed: true, agreed: true })

/** What was written down of a declaration. */
export const openFacts = ({ secrets }: Pick<Context, 'secrets'>, sealed: Buffer): Facts =>
  storedFacts.parse(JSON.parse(secrets.decrypt(Buffer.from(sealed))))

const partyOf = ({ signed_name: _signed, ...party }: Facts): Party => party

const presentDeclaration = (
  context: Pick<Context, 'secrets'>,
  row: {
    id: string
    status: Declaration['status']
    taxed: boolean
    declared_at: Date
    facts_encrypted: Buffer | null
  },
  whole: boolean,
): Declaration => {
  const facts = row.facts_encrypted && openFacts(context, row.facts_encrypted)
  return {
    id: row.id,
    status: row.status,
    taxed: row.taxed,
    declared_on: berlinDay(row.declared_at),
    signed_name: facts?.signed_name ?? '',
    facts: whole && facts ? partyOf(facts) : null,
  }
}

/** What a form begins with: of a club that offers courses its imprint, else the person. */
const suggestedOf = async (
  { db, actor }: ActorContext,
  society: LedSociety,
): Promise<Declarations['suggested']> => {
  const { first_name, last_name, street, zip, city } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'street', 'zip', 'city'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  const person = { name: fullName({ first_name, last_name }), street, zip, city }
  if (!society.is_community) return person
  const club = await db
    .selectFrom('society_providers')
    .select(['name', 'street', 'zip', 'city'])
    .where('society_id', '=', society.id)
    .executeTakeFirst()
  return club ?? { name: society.name, street: '', zip: '', city: '' }
}
