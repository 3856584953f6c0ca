import type { CallAnswer, CallBody, managedInsuranceCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import { sql } from 'kysely'
import type { ActorContext, Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

type Answer = CallAnswer<typeof managedInsuranceCalls.importInsurances>

/** Adds those of a list that are not there yet, and says what becomes of each. */
export const importInsurances = async (
  context: ActorContext,
  { insurances, dry_run }: CallBody<typeof managedInsuranceCalls.importInsurances>,
): Promise<Answer> => {
  const { db } = context
  const outcomes = await outcomesOf(
    db,
    insurances.map(({ name }) => name),
  )
  const fresh = insurances.filter((_, index) => outcomes[index] === 'added')
  if (dry_run || fresh.length === 0) return { added: fresh.length, outcomes }
  const rows = await db
    .insertInto('insurances')
    .values(fresh.map((input) => ({ ...input, id: newId(), search_text: searchText(input.name) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute()
  const added = new Set(rows.map(({ name }) => name))
  await noteAdminAction(context, { action: 'insurances_imported', details: { count: added.size } })
  return {
    added: added.size,
    outcomes: outcomes.map((outcome, index) =>
      // Somebody added it meanwhile.
      outcome === 'added' && !added.has(insurances[index]?.name ?? '') ? 'known' : outcome,
    ),
  }
}

/** Compares as the unique index of the table does. */
const outcomesOf = async (db: Context['db'], names: readonly string[]): Promise<Answer['outcomes']> => {
  const { rows } = await sql<{ is_known: boolean; is_twice: boolean }>`
    select
      exists (select from insurances where lower(insurances.name) = lower(listed.name)) as is_known,
      row_number() over (partition by lower(listed.name) order by listed.place) > 1 as is_twice
    from unnest(${names}::text[]) with ordinality as listed (name, place)
    order by listed.place`.execute(db)
  return rows.map(({ is_known, is_twice }) => (is_twice ? 'twice' : is_known ? 'known' : 'added'))
}
