import type { SalesPerformance } from '@kursportal/shared/contract'
import {
  berlinDay,
  berlinYear,
  bonusOf,
  incomeAt,
  nextLevel,
  tierAt,
  type Level,
} from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { mayFound } from '../societies/create-society.ts'
import { levelsOfAll } from '../societies/levels.ts'
import { offersCertified } from '../societies/offers-certified.ts'
import { isLedBy, requireLedSociety } from '../societies/societies.policy.ts'
import { referralLink, shortLink } from '../societies/societies.views.ts'
import { bookedBonuses, keyOf } from './book-bonuses.ts'
import { declaredOf } from './documents/declarations.ts'
import { formerDocuments } from './documents/list-documents.ts'
import { readIssuer } from './documents/issuer.ts'
import { balancesOfAll, type Amounts } from './ledger.store.ts'
import { payoutDataOf, type PayoutData } from './payout-data.ts'
import { heldOf, readHeldFinishes } from './sales-remarks.views.ts'
import { availableBefore, bookedMonths, monthsOf, yearsOf, type Months } from './performance.views.ts'
import { payoutFinishes, yearFinishes, type YearFinishes } from './year-finishes.ts'

type Performance = SalesPerformance['societies'][number]

/**
 * What somebody's recommending brought in a year; for everybody, also who leads no society. With `society_id` of one
 * society only: one the person leads, or any for admins, also one that was removed.
 * @throws ApiError not_found
 */
export const readSalesPerformance = async (
  context: ActorContext,
  { year: asked, society_id }: { year?: number | undefined; society_id?: string | undefined },
): Promise<SalesPerformance> => {
  const { db, clock, actor } = context
  const thisYear = berlinYear(clock.now())
  const year = asked ?? thisYear
  const led = society_id ? await namedSociety(context, society_id) : await ledSocieties(context)
  const ids = led.map((society) => society.id)
  const finishes = new Map(
    (await yearFinishes(db, { society_ids: ids, year })).map((row) => [row.society_id, row]),
  )
  const levels = await levelsOfAll(db, ids)
  const money = await balancesOfAll(context, ids, year)
  const resting = await payoutFinishes(db, { society_ids: ids, year })
  const bonuses = await bookedBonuses(db, ids)
  const held = await readHeldFinishes(context, { society_ids: ids, year })
  const months = await monthsOf(db, ids, year)
  const before = await availableBefore(db, ids, year)
  const booked = await bookedMonths(db, ids, year)
  const payoutData = await payoutDataOf(context, ids)
  const declared = (await readIssuer(context)) ? await declaredOf(context, ids) : new Set(ids)
  const years = new Set([thisYear, year, ...(await yearsOf(db, ids))])
  const withoutOwn = !led.some(({ is_community, owner_id }) => !is_community && owner_id === actor.user_id)
  const oldEnough = await mayFound(context, actor.user_id)
  return {
    year,
    years: [...years].toSorted((a, b) => b - a),
    own_society_possible: withoutOwn && oldEnough,
    own_society_too_young: withoutOwn && !oldEnough,
    former_documents: await formerDocuments(context),
    member_of: await membershipOf(context),
    societies: led.map((society) => {
      const { id, name, is_community, owner_id, members } = society
      const ofMonths = months.get(id)
      const balances = money.get(id)
      if (!ofMonths || !balances) throw new Error(`no figures of society ${id}`)
      const counted = finishes.get(id)
      return {
        society: { id, name, is_community },
        is_owner: owner_id === actor.user_id,
        referral_link: referralLink(context, id),
        referral_code: society.referral_code,
        short_link: shortLink(context, society.referral_code),
        members: members ?? 0,
        offers_certified: society.offers_certified,
        visits: sum(ofMonths.visits),
        registrations: sum(ofMonths.registrations),
        progress: progressOf(
          year,
          levels.get(id) ?? [],
          counted,
          bonuses.get(keyOf({ society_id: id, year })),
        ),
        money: { ...balances, earned: balances.available + balances.requested + balances.paid },
        payout: readinessOf(
          resting.get(id) ?? 0,
          context.config.limits.minimumFinishes,
          Math.min(heldOf(held, id), balances.available),
          balances,
          payoutData.get(id),
          declared.has(id),
        ),
        months: presentMonths(ofMonths),
        earned_afterwards: ofMonths.earned[12] ?? 0,
        available_before: before
          .filter(({ society_id: of }) => of === id)
          .map(({ year: earlier, available }) => ({ year: earlier, available })),
        booked_months: booked.filter(({ society_id: of }) => of === id).map(({ month }) => month),
      }
    }),
  }
}

const namedSociety = async (context: ActorContext, societyId: string) => {
  const { id } = await requireLedSociety(context, context.actor, societyId, { removedToo: true })
  return selectSocieties(context).where('societies.id', '=', id).execute()
}

/** The societies the person leads: the own society first, then the others by name. */
const ledSocieties = (context: ActorContext) =>
  selectSocieties(context)
    .where('deleted_at', 'is', null)
    .where((eb) => isLedBy(eb, context.actor.user_id))
    .orderBy('is_community')
    .orderBy('name')
    .orderBy('id')
    .execute()

const selectSocieties = ({ db, clock }: ActorContext) =>
  db
    .selectFrom('societies')
    .select(['id', 'name', 'is_community', 'owner_id', 'referral_code'])
    .select((eb) =>
      eb
        .selectFrom('users')
        .whereRef('society_id', '=', 'societies.id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('members'),
    )
    .select(offersCertified(berlinDay(clock.now())).as('offers_certified'))

const membershipOf = async (context: ActorContext): Promise<SalesPerformance['member_of']> => {
  const society = await context.db
    .selectFrom('users')
    .innerJoin('societies', 'societies.id', 'users.society_id')
    .select(['societies.id', 'societies.name', 'societies.is_community'])
    .where('users.id', '=', context.actor.user_id)
    .where('societies.deleted_at', 'is', null)
    .executeTakeFirst()
  return society ? { ...society, referral_link: referralLink(context, society.id) } : null
}

const progressOf = (
  year: number,
  levels: readonly Level[],
  counted: YearFinishes | undefined,
  bonusBooked = 0,
): Performance['progress'] => {
  const finishes = counted?.finishes ?? 0
  const next = nextLevel(levels, finishes)
  return {
    tier: tierAt(levels, finishes),
    finishes,
    income_per_user: incomeAt(levels, finishes + 1),
    bonus_reached: bonusOf(counted?.stretches ?? []),
    bonus_booked: bonusBooked,
    next: next && {
      tier: next.tier,
      start: next.start,
      missing: next.missing,
      income_per_user: next.income_per_user,
      bonus: next.bonus,
    },
    resets_on: `${year + 1}-01-01`,
  }
}

const readinessOf = (
  finishes: number,
  minimum: number,
  held: number,
  { available }: Amounts,
  data: PayoutData | undefined,
  declared: boolean,
): Performance['payout'] => {
  const maximum = Math.floor((available - held) / 100) * 100
  const complete = data?.account_holder && data.iban
  return {
    obstacles: [
      ...(finishes < minimum ? (['not_enough_finishes'] as const) : []),
      ...(complete ? [] : (['payout_data_missing'] as const)),
      ...(complete && data.returned_reason !== null ? (['account_returned'] as const) : []),
      ...(declared ? [] : (['declaration_missing'] as const)),
      ...(maximum === 0 ? (['nothing_available'] as const) : []),
    ],
    finishes,
    minimum_finishes: minimum,
    maximum_amount: maximum,
    iban_end: data?.iban?.slice(-4) ?? null,
    account_holder: data?.account_holder ?? null,
    returned_reason: data?.returned_reason ?? null,
    held,
  }
}

const presentMonths = ({ visits, registrations, finishes, earned }: Months): Performance['months'] =>
  visits.map((visited, index) => ({
    month: index + 1,
    visits: visited,
    registrations: registrations[index] ?? 0,
    finishes: finishes[index] ?? 0,
    earned: earned[index] ?? 0,
  }))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
