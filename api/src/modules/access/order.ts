import type { Access } from '@kursportal/shared/contract'
import { berlinDay, lastWithdrawalDay, orderTotal, type Orderable } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { germanDay, germanMoment } from '../../platform/german-moment.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { feeText } from '../certificates/fee-text.ts'
import { readProvider } from '../settings/provider.ts'
import { readSettings } from '../settings/read-settings.ts'
import { sendTemplate } from '../templates/render-template.ts'

type Courses = readonly Pick<
  Access['courses'][number],
  'id' | 'title' | 'price_cents' | 'zfu_number' | 'for_you' | 'can_begin' | 'withdrawn'
>[]

/**
 * The courses that somebody takes with an access: all of it; where they have it, those they withdrew from.
 * @param has whether they have the access, or what is left of it
 */
export const coursesTaken = <Course extends Courses[number]>(
  courses: readonly Course[],
  has: boolean,
): Course[] => courses.filter(({ for_you, withdrawn }) => for_you && (withdrawn || !has))

/** Those of them that are paid for: nobody orders what they may not begin. */
const coursesOrdered = (courses: Courses, has: boolean): Courses =>
  coursesTaken(courses, has).filter(({ can_begin }) => can_begin)

const totalOf = async (
  context: Pick<Context, 'db'>,
  access: Orderable,
  courses: Courses,
  ordered: Courses,
): Promise<number | null> => {
  const { withdrawals } = await readSettings(context)
  const prices = ordered.map(({ price_cents }) => price_cents)
  return orderTotal(
    withdrawals,
    access,
    prices,
    ordered.length < courses.filter(({ for_you }) => for_you).length,
  )
}

/**
 * What somebody orders who takes an access; null where that concludes no contract about money.
 * @param has whether they have the access, so that they order what they withdrew from
 */
export const orderOf = async (
  context: Pick<Context, 'db' | 'secrets'>,
  access: Orderable,
  courses: Courses,
  has: boolean,
): Promise<Access['order']> => {
  const ordered = coursesOrdered(courses, has)
  const total_cents = await totalOf(context, access, courses, ordered)
  if (total_cents === null) return null
  const provider = await readProvider(context)
  return {
    total_cents,
    course_ids: ordered.map(({ id }) => id),
    provider: provider && {
      name: provider.name,
      street: provider.street,
      zip: provider.zip,
      city: provider.city,
    },
  }
}

/** Which of the courses are approved as distance learning, by number: the contract says so as the page did. */
const zfuNumbers = (courses: Courses): string =>
  courses
    .flatMap(({ title, zfu_number: number }) =>
      number === null ? [] : [courses.length > 1 ? `${number} (${title})` : number],
    )
    .join(', ')

/**
 * Concludes the contract about an access that costs something, and confirms it by mail (BGB, sections 312f and 312j).
 * Paying stands outside of the platform: this is the one place where it will begin, before the access is given.
 * @param has whether they have the access, so that they order what they withdrew from
 * @param confirmed what the person ordered, in cents, as the page showed it
 * @throws ApiError order_not_confirmed while they have not, or when it costs something else by now
 */
export const takeOrder = async (
  context: Context,
  { userId, has, confirmed }: { userId: string; has: boolean; confirmed: number | undefined },
  access: Orderable,
  courses: Courses,
): Promise<void> => {
  const order = await orderOf(context, access, courses, has)
  if (!order) return
  if (order.total_cents !== confirmed)
    throw new ApiError('order_not_confirmed', { total_cents: order.total_cents })
  const person = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const now = context.clock.now()
  const { provider } = order
  const ordered = coursesOrdered(courses, has)
  await sendTemplate(context, 'order-confirmed', person.email, {
    first_name: person.first_name ?? '',
    courses: ordered.map(({ title }) => title).join(', '),
    zfu: zfuNumbers(ordered),
    total: feeText(order.total_cents),
    provider: provider ? `${provider.name}, ${provider.street}, ${provider.zip} ${provider.city}` : '',
    ordered: germanMoment.format(now),
    withdraw_until: germanDay(lastWithdrawalDay(berlinDay(now))),
    link: `${context.config.publicUrl}/withdrawal`,
  })
}
