import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import { addFinish, addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { lockSocieties, lockSociety } from '../societies/lock-society.ts'
import { bookBonuses } from './book-bonuses.ts'
import { balancesOf } from './ledger.store.ts'
import { recordFinish } from './record-finish.ts'
import { createSepaExport } from './sepa-exports.ts'

/** What only a database with many connections can show: nothing is lost or doubled, whatever runs at once. */
describe('money on PostgreSQL, everything at once', () => {
  let platform: TestPlatform
  let society_id: string
  let course_id: string
  const year = 2026

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    platform.clock.set('2026-08-01T10:00:00Z')
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'olga@beispiel.de', first_name: 'Olga' })
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      await context.db
        .updateTable('users')
        .set({ iban_encrypted: context.secrets.encrypt(IBAN) })
        .where('id', '=', owner_id)
        .execute()
      course_id = newId()
      await context.db.insertInto('courses').values({ id: course_id, owner_id, title: 'Rücken' }).execute()
      society_id = await addSociety(context, { name: 'TSV', owner_id })
      await addLevels(context, society_id)
    })
  })

  const balances = () => balancesOf(platform.context, { society_id, year })

  it('runs on PostgreSQL', async () => {
    expect(platform.services.database.kind).toBe('postgres')
    const { rows } = await sql<{ version: string }>`select version()`.execute(platform.context.db)
    expect(rows[0]?.version).toMatch(/^PostgreSQL 1[5-9]/)
  })

  it('never lets a hundred payout requests at once exceed what is available', async () => {
    // 12 finishes: 9 × 5 € + 3 × 8 € = 69 €
    await platform.run((context) => addFinishedMembers(context, { society_id, course_id, count: 12 }))
    const owner = await platform.as('olga@beispiel.de')
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        owner.post('/transaction-request', { amount: 500, target_year: year }),
      ),
    )
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code === '200')).toHaveLength(13)
    // Who waits for too long on a busy machine is asked to come again.
    const refusals = new Set(codes.filter((code) => code !== '200'))
    refusals.delete('503 unavailable')
    expect(refusals).toEqual(new Set(['409 amount_not_available']))
    expect(await balances()).toEqual({ earned: -6_900, available: 400, requested: 6_500, paid: 0 })
  })

  it('counts a finish once, however often it is reported at once', async () => {
    const user_id = await platform.run(async (context) => {
      const id = await addPerson(context, { email: 'mia@beispiel.de' })
      await context.db.updateTable('users').set({ society_id }).where('id', '=', id).execute()
      return id
    })
    const finished_at = platform.clock.now()
    const participation_id = newId()
    await platform.context.db
      .insertInto('participations')
      .values({ id: participation_id, user_id, course_id, finished_at })
      .execute()
    const counted = await Promise.all(
      Array.from({ length: 10 }, () =>
        platform.run((context) => recordFinish(context, { user_id, participation_id, finished_at })),
      ),
    )
    expect(counted).toEqual(counted.map(() => ({ society_id, year, number: 1 })))
    expect(await balances()).toMatchObject({ available: 500 })
  })

  it('numbers finishes of different people at once without a gap', async () => {
    const people = await platform.run(async (context) => {
      const ids: string[] = []
      for (let added = 0; added < 30; added += 1)
        ids.push(await addPerson(context, { email: `p${added}@beispiel.de` }))
      await context.db.updateTable('users').set({ society_id }).where('id', 'in', ids).execute()
      return ids
    })
    const finished_at = platform.clock.now()
    const counted = await Promise.all(
      people.map((user_id) =>
        platform.run((context) => addFinish(context, { user_id, course_id, finished_at })),
      ),
    )
    const numbers = counted.map((finish) => finish?.number ?? 0).toSorted((a, b) => a - b)
    expect(numbers).toEqual(people.map((_, index) => index + 1))
    expect(await balances()).toMatchObject({ available: 22_500 })
  })

  it('books or refuses a payout once, whoever decides at the same time', async () => {
    await platform.run((context) => addFinishedMembers(context, { society_id, course_id, count: 10 }))
    const owner = await platform.as('olga@beispiel.de')
    const admin = await platform.as('admin@beispiel.de')
    const request_id = idOf(await owner.post('/transaction-request', { amount: 5_000, target_year: year }))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? admin.post('/society/transaction', { request_id })
          : admin.post('/society/transaction-refusal', { request_id, reason: 'Doppelt beantragt' }),
      ),
    )
    expect(answers.map(codeOf).filter((code) => code === '200')).toHaveLength(1)
    expect(answers.map(codeOf).filter((code) => code === '409 already_booked')).toHaveLength(19)
    const { available, requested, paid } = await balances()
    expect({ requested, sum: available + paid }).toEqual({ requested: 0, sum: 5_300 })
  })

  it('reverses a transaction once', async () => {
    await platform.run((context) => addFinishedMembers(context, { society_id, course_id, count: 2 }))
    const admin = await platform.as('admin@beispiel.de')
    const { id } = await platform.context.db
      .selectFrom('ledger_transactions')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        admin.post('/society/reversal', { transaction_id: id, reason: 'Doppelt' }),
      ),
    )
    expect(answers.map(codeOf).filter((code) => code === '200')).toHaveLength(1)
    expect(await balances()).toMatchObject({ available: 500 })
  })

  it('books a bonus once, however many processes look for it', async () => {
    await platform.run((context) => addFinishedMembers(context, { society_id, course_id, count: 10 }))
    platform.clock.set('2027-01-01T00:10:00+01:00')
    const booked = await Promise.all(Array.from({ length: 8 }, () => bookBonuses(platform.services)))
    expect(booked.reduce((sum, one) => sum + one)).toBe(1)
    expect(await balances()).toMatchObject({ available: 5_300 + 5_000 })
  })

  it('puts a payout into one SEPA file, however many are made at once', async () => {
    await platform.run((context) => addFinishedMembers(context, { society_id, course_id, count: 10 }))
    const owner = await platform.as('olga@beispiel.de')
    const admin = await platform.as('admin@beispiel.de')
    await admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
    const request_id = idOf(await owner.post('/transaction-request', { amount: 5_000, target_year: year }))
    await admin.post('/society/transaction', { request_id })
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.post('/sepa-export', {})))
    expect(answers.map(codeOf).filter((code) => code === '200')).toHaveLength(1)
    expect(answers.map(codeOf).filter((code) => code === '409 nothing_to_export')).toHaveLength(7)
  })

  it('undoes no booking that is put into a file at the same time: it stays booked, and is in the file', async () => {
    await platform.run((context) => addFinishedMembers(context, { society_id, course_id, count: 10 }))
    const owner = await platform.as('olga@beispiel.de')
    const admin = await platform.as('admin@beispiel.de')
    const { db } = platform.context
    await admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
    const request_id = idOf(await owner.post('/transaction-request', { amount: 5_000, target_year: year }))
    await admin.post('/society/transaction', { request_id })
    const { made_by } = await db
      .selectFrom('ledger_transactions')
      .select('made_by')
      .where('request_id', '=', request_id)
      .where('kind', '=', 'payout')
      .executeTakeFirstOrThrow()
    const made = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const exporting = platform.run(async (context) => {
      const actor = { user_id: made_by ?? '', is_admin: true, is_course_creator: false, session_hash: null }
      await createSepaExport({ ...context, actor }, undefined)
      made.resolve()
      await goOn.promise
    })
    await made.promise
    const back = admin.post('/society/payout-return', { request_id, reason: 'Doppelt', undo: true })
    await waitUntil(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(db)
      return rows.length > 0
    })
    goOn.resolve()
    await exporting
    expect(codeOf(await back)).toBe('409 already_exported')
    const { state, returned_at, export_id } = await db
      .selectFrom('payout_requests')
      .select(['state', 'returned_at', 'export_id'])
      .where('id', '=', request_id)
      .executeTakeFirstOrThrow()
    expect({ state, returned_at, isInFile: export_id !== null }).toEqual({
      state: 'booked',
      returned_at: null,
      isInFile: true,
    })
  })

  it('locks a merged society and the other one in one order, so that nobody waits for ever', async () => {
    const other = await platform.run((context) => addSociety(context, { name: 'SV' }))
    const [into = '', from = ''] = [society_id, other].toSorted()
    await platform.context.db
      .updateTable('societies')
      .set({ merged_into: into, deleted_at: platform.clock.now() })
      .where('id', '=', from)
      .execute()
    const passingOn = async () =>
      platform.run(async (context) => {
        await lockSociety(context, from)
        await lockSociety(context, into)
      })
    const booking = () => platform.run((context) => lockSocieties(context, [from, into]))
    const all = Array.from({ length: 40 }, (_, turn) => (turn % 2 ? passingOn() : booking()))
    await expect(Promise.all(all)).resolves.toHaveLength(40)
  })

  it('merges one of two societies that are led into each other at once, and never ends both', async () => {
    const other = await platform.run((context) => addSociety(context, { name: 'SV' }))
    const admin = await platform.as('admin@beispiel.de')
    const merge = (from: string, into: string) => admin.post('/society/merge', { from, into })
    const answers = await Promise.all([merge(society_id, other), merge(other, society_id)])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '404 not_found'])
    const left = await platform.context.db
      .selectFrom('societies')
      .select('id')
      .where('deleted_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  })

  it('adds six levels at most, however many are added at once', async () => {
    const admin = await platform.as('admin@beispiel.de')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        admin.post('/society-level', { society_id: null, start: index + 1, income_per_user: 1, bonus: 0 }),
      ),
    )
    expect(answers.map(codeOf).filter((code) => code === '200')).toHaveLength(6)
  })
})
