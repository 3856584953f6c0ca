import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { CallQuery, statementCalls } from '@kursportal/shared/contract'
import {
  addDays,
  berlinDay,
  dayForInput,
  formatMoney,
  once,
  startOfBerlinDay,
} from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { typesetPaper } from '../certificates/pdf/typesetter.ts'
import { readProvider } from '../settings/provider.ts'
import { readSettings } from '../settings/read-settings.ts'
import { toldReason } from '../money/told-reason.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { lineWords, statementSums, type Booked, type Standing } from './statement-lines.rules.ts'

const source = once(() => readFile(new URL('statement.typ', import.meta.url), 'utf8'))
const monthName = once(
  () => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/**
 * What a society earned and was paid in a month, as the ledger has it: a tagged PDF without the names of members.
 * @throws ApiError not_found, also for a month that has not begun; unavailable
 */
export const readStatement = async (
  context: ActorContext,
  { society_id, month }: CallQuery<typeof statementCalls.readStatement>,
): Promise<{ name: string; file: Buffer }> => {
  const society = await requireLedSociety(context, context.actor, society_id, { removedToo: true })
  const made_at = context.clock.now()
  const today = berlinDay(made_at)
  if (month > today.slice(0, 7)) throw new ApiError('not_found')
  const { first, next, booked, sums } = await statementFigures(context, society.id, month)
  const [provider, { colors }] = await Promise.all([readProvider(context), readSettings(context)])
  const last = next > today ? today : addDays(next, -1)
  const content = {
    ...statementContent(society.name, { first, last }, booked, sums),
    provider: provider?.name ?? '',
    issued: issuedOn(today),
    accent: colors.primary,
  }
  const file = await typesetPaper({ source: await source(), content, made_at })
  return { name: `Abrechnung ${month}.pdf`, file }
}

/** What a month came to by the books, line by line and in sums. @param month YYYY-MM in Berlin */
export const statementFigures = async (
  context: Pick<ActorContext, 'db'>,
  societyId: string,
  month: string,
) => {
  const first = `${month}-01`
  // The first day of the next month: 31 days later it is always that month.
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const booked = await bookedBetween(context, societyId, first, next)
  const sums = statementSums(await standingBefore(context, societyId, first), booked)
  return { first, next, booked, sums }
}

const issuedOn = (today: string) => {
  const [year, month, day] = today.split('-').map(Number)
  return { year, month, day }
}

const statementContent = (
  society: string,
  { first, last }: { first: string; last: string },
  booked: readonly Booked[],
  { opening, earned, paid, closing }: ReturnType<typeof statementSums>,
) => {
  // Without it the sums do not add up; most months have nothing of it.
  const open = opening.requested !== 0 || closing.requested !== 0
  return {
    title: `Abrechnung ${monthName().format(new Date(`${first}T12:00:00Z`))}`,
    society,
    facts: [
      { label: 'Für', value: society },
      { label: 'Zeitraum', value: `${dayForInput(first)} bis ${dayForInput(last)}` },
      { label: 'Verfügbar zu Beginn', value: formatMoney(opening.available) },
      ...(open ? [{ label: 'Beantragt zu Beginn', value: formatMoney(opening.requested) }] : []),
      { label: 'Verdient', value: formatMoney(earned) },
      { label: 'Ausgezahlt', value: formatMoney(paid) },
      { label: 'Verfügbar am Ende', value: formatMoney(closing.available) },
      ...(open ? [{ label: 'Beantragt am Ende', value: formatMoney(closing.requested) }] : []),
    ],
    columns: ['Tag', 'Wofür', 'Verfügbar', 'Ausgezahlt'],
    rows:
      booked.length === 0
        ? [['–', 'Keine Buchung in diesem Monat', '–', '–']]
        : booked.map((line) => [
            dayForInput(line.day),
            lineWords(line),
            signed(line.available),
            signed(line.paid),
          ]),
    notes: [
      'In Klammern steht das Jahr, zu dem die Buchung gehört. Was beantragt ist, ist bis zur Entscheidung nicht verfügbar.',
      'Diese Abrechnung gibt wieder, was gebucht wurde. Sie ist keine Rechnung und keine Gutschrift im Sinn des Umsatzsteuergesetzes.',
    ],
  }
}

const signed = (cents: number): string => (cents === 0 ? '–' : `${cents > 0 ? '+' : ''}${formatMoney(cents)}`)

/** What was booked on accounts of a kind. */
const amount = (kind: string) => sql<number>`coalesce(sum(ledger_entries.amount)
  filter (where ledger_accounts.kind = ${kind}), 0)::bigint`

const standingBefore = (
  { db }: Pick<ActorContext, 'db'>,
  societyId: string,
  first: string,
): Promise<Standing> =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .where('ledger_accounts.society_id', '=', societyId)
    .where('ledger_transactions.created_at', '<', startOfBerlinDay(first))
    .select([amount('available').as('available'), amount('requested').as('requested')])
    .executeTakeFirstOrThrow()

const bookedBetween = async (
  { db }: Pick<ActorContext, 'db'>,
  societyId: string,
  first: string,
  next: string,
): Promise<Booked[]> => {
  const rows = await db
    .selectFrom('ledger_transactions as booked')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'booked.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .leftJoin('ledger_transactions as reversed', 'reversed.id', 'booked.reverses')
    .leftJoin('society_finishes', 'society_finishes.transaction_id', 'booked.id')
    .where('booked.society_id', '=', societyId)
    .where('booked.created_at', '>=', startOfBerlinDay(first))
    .where('booked.created_at', '<', startOfBerlinDay(next))
    .groupBy(['booked.id', 'reversed.kind', 'society_finishes.number'])
    .orderBy('booked.id')
    .select(['booked.kind', 'booked.year', toldReason('booked').as('reason'), 'booked.created_at'])
    .select(['reversed.kind as of', 'society_finishes.number'])
    .select([amount('earned').as('earned'), amount('available').as('available')])
    .select([amount('requested').as('requested'), amount('paid').as('paid')])
    .execute()
  return rows.map(({ created_at, earned, ...row }) => ({
    ...row,
    day: berlinDay(created_at),
    // It is negative in the books, and nothing must not become minus zero.
    earned: 0 - earned,
  }))
}
