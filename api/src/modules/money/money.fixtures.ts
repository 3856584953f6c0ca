import { moneyCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { idOf, itemsOf } from '../../testing/answers.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'

/** The year the clock of the tests stands in. */
export const year = 2026
/** Why an admin refuses or corrects. */
export const reason = 'Der Grund steht hier'

/** In August 2026 a community with levels, which belongs to the admin, and a course; for what is booked without the API. */
export const openLedgerWorld = async (
  platform: TestPlatform,
): Promise<{ society_id: string; admin_id: string; course_id: string }> => {
  await platform.reset()
  platform.clock.set('2026-08-01T10:00:00Z')
  return platform.run(async (context) => {
    const admin_id = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
    const iban_encrypted = context.secrets.encrypt(IBAN)
    await context.db.updateTable('users').set({ iban_encrypted }).execute()
    const course_id = newId()
    await context.db
      .insertInto('courses')
      .values({ id: course_id, owner_id: admin_id, title: 'Rücken' })
      .execute()
    const society_id = await addSociety(context, { name: 'TSV', owner_id: admin_id })
    await addLevels(context, society_id)
    return { society_id, admin_id, course_id }
  })
}

export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>

/**
 * A community with levels in August 2026: Olga owns it and has an IBAN, Lena leads it with her, Stefan has nothing to do
 * with it, and an admin decides.
 */
export const openMoneyWorld = async (platform: TestPlatform) => {
  await platform.reset()
  platform.clock.set('2026-08-01T10:00:00Z')
  const ids = await addCommunity(platform)
  const { society_id, course_id } = ids
  const logIn = async () => ({
    admin: await platform.as('admin@beispiel.de'),
    owner: await platform.as('olga@beispiel.de'),
    leader: await platform.as('lena@beispiel.de'),
    stranger: await platform.as('stefan@beispiel.de'),
  })
  const clients = await logIn()
  const request = (amount: number, more: object = {}) =>
    clients.owner.post('/transaction-request', { amount, target_year: year, ...more })
  return Object.assign(clients, ids, {
    /** Sets the clock so far ahead that sessions have expired. */
    later: async (instant: string): Promise<void> => {
      platform.clock.set(instant)
      Object.assign(clients, await logIn())
    },
    /** So many people more who joined through the community finish a course; answers their ids. */
    finish: (count: number, finished_at?: Date) =>
      platform.run((context) =>
        addFinishedMembers(context, {
          society_id,
          course_id,
          count,
          ...(finished_at ? { finished_at } : {}),
        }),
      ),
    /** Olga asks for a payout. */
    request,
    /** Olga asks for a payout, and it is booked; answers the request's id. */
    bookedRequest: async (amount: number): Promise<string> => {
      const request_id = idOf(await request(amount))
      await clients.admin.post('/society/transaction', { request_id })
      return request_id
    },
    /** What the first society's page tells of a year. */
    figures: async (client = clients.owner, query: Record<string, number> = {}) => {
      const answer = await client.get('/sales-performance', query)
      const [first] = moneyCalls.readSalesPerformance.answer.parse(answer.body).societies
      if (!first) throw new Error(`no society in ${answer.text}`)
      return first
    },
    /** What was mailed to whoever asked for money; with a key what was mailed by that template. */
    mails: (template = 'payout-%') =>
      platform.context.db
        .selectFrom('mails')
        .select(['to_address', 'subject', 'text'])
        .where('template_key', 'like', template)
        .where((eb) => eb.or([eb('template_key', '!=', 'payout-requested'), eb.val(template !== 'payout-%')]))
        .execute(),
    /** The community's transactions, the newest first. */
    ledger: async () => itemsOf(await clients.leader.get('/society/transactions', { society_id })),
    reverse: (transaction_id: unknown) =>
      clients.admin.post('/society/reversal', { transaction_id, reason: 'Doppelt gezählt' }),
  })
}

const addCommunity = (platform: TestPlatform) =>
  platform.run(async (context) => {
    await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
    const owner_id = await addPerson(context, {
      email: 'olga@beispiel.de',
      first_name: 'Olga',
      last_name: 'Öçal',
    })
    const leader_id = await addPerson(context, { email: 'lena@beispiel.de' })
    await addPerson(context, { email: 'stefan@beispiel.de' })
    await context.db
      .updateTable('users')
      .set({ iban_encrypted: context.secrets.encrypt(IBAN) })
      .where('id', '=', owner_id)
      .execute()
    const course_id = newId()
    await context.db.insertInto('courses').values({ id: course_id, owner_id, title: 'Geheim' }).execute()
    const society_id = await addSociety(context, { name: 'TSV Möwe', owner_id, admin_ids: [leader_id] })
    await addLevels(context, society_id)
    return { society_id, owner_id, course_id }
  })
