import { signature } from '@kursportal/shared/contract'
import type {
  CallBody,
  ClubImprint,
  SocietyProvider,
  StoredClubProvider,
  societyProviderCalls,
} from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { refuseStale, versionOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { signaturePicture } from '../images/signature-picture.ts'
import { readSettings } from '../settings/read-settings.ts'
import { lockSociety } from './lock-society.ts'
import { requireLedSociety, type LedSociety } from './societies.policy.ts'

/** How many imprints the page of an access shows. */
const IMPRINTS = 20

const imprint = [
  'own.name',
  'own.street',
  'own.zip',
  'own.city',
  'own.email',
  'own.register_number',
  'own.represented_by',
] as const

/** What a society, or the one it was merged into, says of itself as provider; null where it is none, and once it is gone. */
export const providerOfSociety = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  societyId: string,
): Promise<StoredClubProvider | null> => {
  const row = await db
    .selectFrom('society_providers as own')
    .innerJoin('societies', 'societies.id', 'own.society_id')
    .where('own.society_id', '=', (of) =>
      of
        .selectFrom('societies as named')
        .select((eb) => eb.fn.coalesce('named.merged_into', 'named.id').as('id'))
        .where('named.id', '=', societyId),
    )
    .where('societies.deleted_at', 'is', null)
    .select(imprint)
    .select(['own.signatory', 'own.signature_encrypted'])
    .executeTakeFirst()
  if (!row) return null
  const { signature_encrypted: encrypted, ...said } = row
  const drawn = encrypted && signature.parse(JSON.parse(secrets.decrypt(Buffer.from(encrypted))))
  return { ...said, signature: drawn }
}

/**
 * The imprints of the societies that an access serves and that offer its courses themselves, by name; none while
 * societies offer no courses (setting `society_providers`).
 */
export const imprintsOfAccess = async (
  context: Pick<Context, 'db'>,
  accessId: string,
): Promise<ClubImprint[]> => {
  if (!(await readSettings(context)).society_providers) return []
  return context.db
    .selectFrom('access_societies')
    .innerJoin('society_providers as own', 'own.society_id', 'access_societies.society_id')
    .where('access_societies.access_id', '=', accessId)
    .select(imprint)
    .orderBy('own.name')
    .limit(IMPRINTS)
    .execute()
}

/** The society as provider. @throws ApiError not_found; forbidden for who leads it without owning it */
export const readSocietyProvider = async (
  context: ActorContext,
  societyId: string,
): Promise<SocietyProvider> => present(context, await requireOwned(context, societyId))

/**
 * Makes a society the provider of what its accesses grant, or no more; certificates that were issued stay.
 * @throws ApiError not_found, forbidden, also while communities offer no courses here; society_not_community; edited_meanwhile; validation_failed when the drawn
 * signature is no picture
 */
export const changeSocietyProvider = async (
  context: ActorContext,
  societyId: string,
  { provider: said, based_on }: CallBody<typeof societyProviderCalls.changeSocietyProvider>,
): Promise<SocietyProvider> => {
  const society = await requireOwned(context, societyId)
  if (!society.is_community) throw new ApiError('society_not_community')
  if (said) await requireProviding(context)
  await lockSociety(context, society.id)
  const before = await present(context, society)
  refuseStale(based_on, { version: before.version, edited: null })
  if (said?.signature) await signaturePicture(said.signature)
  await writeSocietyProvider(context, society.id, said)
  if (context.actor.is_admin)
    await noteAdminAction(context, {
      action: 'society_changed',
      societyId: society.id,
      details: {
        before: { provider: printed(before.provider) },
        after: { provider: printed(said) },
      },
    })
  return present(context, society)
}

const requireOwned = async (context: ActorContext, societyId: string): Promise<LedSociety> => {
  const { actor } = context
  const society = await requireLedSociety(context, actor, societyId)
  if (!actor.is_admin && society.owner_id !== actor.user_id) throw new ApiError('forbidden')
  return society
}

/** A platform decides whether communities offer courses; one that they did before can always be taken back. */
const requireProviding = async (context: ActorContext): Promise<void> => {
  if (!(await readSettings(context)).society_providers) throw new ApiError('forbidden')
}

const present = async (context: ActorContext, { id, name }: LedSociety): Promise<SocietyProvider> => {
  const said = await providerOfSociety(context, id)
  return { society_name: name, provider: said, version: versionOf({ said }) }
}

/** What of it may stand in the audit log. */
const printed = (said: StoredClubProvider | null) => {
  if (!said) return null
  const { signature: _signature, ...words } = said
  return words
}

/** Notes a society as provider of courses, or null: the platform's provider offers them. */
export const writeSocietyProvider = async (
  { db, secrets, clock }: Pick<Context, 'db' | 'secrets' | 'clock'>,
  societyId: string,
  said: StoredClubProvider | null,
): Promise<void> => {
  if (!said) {
    await db.deleteFrom('society_providers').where('society_id', '=', societyId).execute()
    return
  }
  const { signature: drawn, ...words } = said
  const row = {
    ...words,
    signature_encrypted: drawn && secrets.encrypt(JSON.stringify(drawn)),
    updated_at: clock.now(),
  }
  await db
    .insertInto('society_providers')
    .values({ society_id: societyId, ...row })
    .onConflict((conflict) => conflict.column('society_id').doUpdateSet(row))
    .execute()
}
