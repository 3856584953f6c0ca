import { sql, type RawBuilder } from 'kysely'
import type { SocietyPerson } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { versionOf } from '../../platform/edits.ts'

/** A person as the people who lead a society see them. */
export const presentPerson = (person: {
  id: string
  first_name: string
  last_name: string
  email: string
}): SocietyPerson => ({ id: person.id, name: nameOrEmail(person), email: person.email })

/** The people with these ids; for filling in names in one query. */
export const peopleById = async (
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, SocietyPerson>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.id, presentPerson(row)]))
}

/** Where people register to become a member; also the content of the QR code. */
export const referralLink = ({ config }: Pick<Context, 'config'>, societyId: string): string =>
  `${config.publicUrl}/register?referrer=${societyId}`

/** The same by the short word of a society, for paper. */
export const shortLink = ({ config }: Pick<Context, 'config'>, code: string): string =>
  `${config.publicUrl}/e/${code}`

/** Condition: a finish that was not taken back; for queries on `society_finishes`. */
export const finishCounts = sql<boolean>`not exists (
  select from ledger_transactions reversal where reversal.reverses = society_finishes.transaction_id)`

/**
 * Condition: a payout of the society may rest on the finish, as it is its own or one of a society that was merged into
 * it; for queries on `society_finishes`.
 */
export const carriesPayoutOf = (society: RawBuilder<unknown>) => sql<boolean>`society_finishes.society_id in (
  select ${society} union all select merged.id from societies merged where merged.merged_into = ${society})`

/** Condition: money of the society can be requested; for queries on `societies`. */
export const hasBalance = sql<boolean>`exists (
  select from ledger_accounts
  where ledger_accounts.society_id = societies.id and ledger_accounts.kind = 'available'
    and ledger_accounts.balance > 0)`

/** Condition: it has an owner, and neither it nor the owner an account; for queries on `societies`. */
export const lacksAccount = sql<boolean>`(
  exists (
    select from users owner where owner.id = societies.owner_id and owner.iban_encrypted is null)
  and not exists (
    select from society_payout_accounts account where account.society_id = societies.id))`

/** Changes with what can be set about a society, so that of two people who change it the second one is told. */
export const societyVersion = ({
  name,
  city,
  owner_id,
}: {
  name: string
  city: string
  owner_id: string | null
}): string => versionOf({ name, city, owner_id })
