import { sql } from 'kysely'
import { auditCalls } from '@kursportal/shared/contract'
import { daysBefore } from '@kursportal/shared/domain'
import { newId } from '../../../platform/ids.ts'
import { addFinish } from '../../../seed/scenarios/finishes.ts'
import { addAccess, addLearning } from '../../../seed/scenarios/learning.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { addSociety } from '../../../seed/scenarios/societies.ts'
import { codeOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../../testing/test-platform.ts'
import { UNKNOWN } from '../../../testing/values.ts'
import { openLearningWorld, type LearningWorld } from '../../learning/learning.fixtures.ts'
import { byRule, ends, onceEach, plain } from './merge-places.ts'
import { askToMerge, certify, mergeAs, previewMerge } from './merge.fixtures.ts'

describe('two accounts of one person', () => {
  let platform: TestPlatform
  let world: LearningWorld
  let admin: TestClient
  let from: string
  let into: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const begin = async () => {
    world = await openLearningWorld(platform)
    into = world.anna_id
    await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true, first_name: 'Ada' })
      from = await addPerson(context, { email: 'anna.alt@beispiel.de', first_name: 'Anna', phone: '0561 1' })
    })
    admin = await platform.as('admin@beispiel.de')
  }
  beforeEach(begin)

  const db = () => platform.context.db
  const send = (more: object = {}, password?: string, client = admin) =>
    askToMerge(client, { from, into }, more, password)
  const preview = () => previewMerge(admin, { from, into })
  const merge = () => mergeAs(admin, { from, into })
  const learn = (user_id: string, share: number, begun_days_ago = 10) =>
    platform.run((context) => addLearning(context, { user_id, course_id: world.live, share, begun_days_ago }))

  it('names every place where an account is named', async () => {
    const { rows } = await sql<{ place: string }>`
      select conrelid::regclass::text || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where confrelid = 'users'::regclass order by place`.execute(db())
    const named = [...plain, ...Object.keys(onceEach), ...byRule, ...ends]
    expect(new Set(named).size).toBe(named.length)
    expect(rows.map(({ place }) => place)).toEqual(named.toSorted((a, b) => (a < b ? -1 : 1)))
  })

  it('become one for admins with their password only', async () => {
    expect(codeOf(await send({}, TEST_PASSWORD, platform.client))).toBe('401 not_logged_in')
    expect(codeOf(await send({}, TEST_PASSWORD, world.anna))).toBe('403 forbidden')
    expect(codeOf(await send({}, 'falsch'))).toBe('403 wrong_password')
    expect(codeOf(await send({ from: UNKNOWN }))).toBe('404 not_found')
    expect(codeOf(await send({ from: into }))).toBe('422 validation_failed')
    expect((await preview()).from.email).toBe('anna.alt@beispiel.de')
  })

  it('say before what changes over, and change nothing', async () => {
    await learn(from, 0.5)
    await learn(into, 0.25)
    await platform.run((context) =>
      addAccess(context, {
        owner_id: world.eva_id,
        name: 'Noch einer',
        course_ids: [world.draft],
        user_ids: [from],
      }),
    )
    const report = await preview()
    expect(report).toMatchObject({
      moves: { participations: 1, certificates: 0, accesses: 1, societies: 0 },
      joined: [{ course_id: world.live, title: 'Rücken' }],
      fills: ['phone'],
      drops: ['first_name'],
      blockers: [],
      groups_joined: false,
    })
    expect(await preview()).toEqual(report)
    const { body } = await admin.get('/audit-log', { 'user-id': from })
    expect(body).toMatchObject({ items: [{ action: 'person_viewed' }] })
  })

  it('keep certificates, progress of both, what was filled in, and a trace; the person is told', async () => {
    await learn(from, 1, 200)
    const certificate = await certify(platform, from)
    await learn(into, 0.5)
    await merge()
    const certificates = await db().selectFrom('certificates').select(['id', 'user_id']).execute()
    expect(certificates).toEqual([{ id: certificate, user_id: into }])
    const parts = await db()
      .selectFrom('participations')
      .select(['number', 'finished_at'])
      .where('user_id', '=', into)
      .orderBy('number')
      .execute()
    expect(parts.map(({ number, finished_at }) => [number, finished_at !== null])).toEqual([
      [1, true],
      [2, false],
    ])
    const person = await db().selectFrom('users').selectAll().where('id', '=', into).executeTakeFirstOrThrow()
    expect(person).toMatchObject({ phone: '0561 1', courses_begun: 2, courses_finished: 1 })
    expect(codeOf(await admin.get('/other-user', { 'user-id': from }))).toBe('404 not_found')
    const mails = await db()
      .selectFrom('mails')
      .select('to_address')
      .where('template_key', '=', 'accounts-merged')
      .execute()
    expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual([
      'anna.alt@beispiel.de',
      'anna@beispiel.de',
    ])
    const { items } = auditCalls.listAuditLog.answer.parse(
      (await admin.get('/audit-log', { 'user-id': into })).body,
    )
    expect(items.map(({ action }) => action)).toEqual(['person_merged', 'person_viewed', 'person_viewed'])
    expect(items[0]).toMatchObject({ reason: 'Dieselbe Person', details: { certificates: 1, gone_id: from } })
  })

  it('go on in one course with what was done in either', async () => {
    await learn(into, 0.25)
    await learn(from, 0.5)
    const [, , third] = (await world.chapters()).flatMap(({ videos }) => videos)
    const running = (user_id: string) =>
      db().selectFrom('participations').select('id').where('user_id', '=', user_id).executeTakeFirstOrThrow()
    const at = platform.clock.now()
    await db()
      .insertInto('lecture_progress')
      .values({
        participation_id: (await running(into)).id,
        video_id: third?.id ?? '',
        progress: 1,
        done_at: at,
      })
      .execute()
    await merge()
    const done = await db().selectFrom('lecture_progress').select('done_at').execute()
    expect(done.filter(({ done_at }) => done_at)).toHaveLength(3)
    expect(await db().selectFrom('participations').select(['user_id', 'number']).execute()).toEqual([
      { user_id: into, number: 1 },
    ])
  })

  it('are refused on other figures than those agreed to, and with rights', async () => {
    const { version } = await preview()
    await learn(from, 0.5)
    expect(codeOf(await send({ based_on: version }))).toBe('409 edited_meanwhile')
    await db().updateTable('users').set({ is_course_creator: true }).where('id', '=', from).execute()
    const { version: now, blockers } = await preview()
    expect(blockers).toEqual(['account_in_team'])
    expect(codeOf(await send({ based_on: now }))).toBe('409 account_in_team')
  })

  it('lead their own groups into one, with the balance booked over', async () => {
    const societies = await platform.run(async (context) => {
      const mia = await addPerson(context, { email: 'mia@beispiel.de' })
      const own = (owner_id: string, name: string, member_ids: string[]) =>
        addSociety(context, { name, owner_id, is_community: false, member_ids })
      const ids = { from: await own(from, 'Annas alte', [mia]), into: await own(into, 'Annas', []) }
      await context.db
        .insertInto('society_levels')
        .values({ id: newId(), society_id: null, start: 1, income_per_user: 500, bonus: 0 })
        .execute()
      await addFinish(context, { user_id: mia, course_id: world.live, finished_at: context.clock.now() })
      return ids
    })
    expect(await preview()).toMatchObject({ groups_joined: true, blockers: [], moves: { societies: 1 } })
    const begun = (days: number) =>
      db()
        .updateTable('participations')
        .set({ started_at: daysBefore(platform.clock.now(), days) })
        .execute()
    await begun(0)
    expect(await preview()).toMatchObject({ blockers: ['remarks_open'] })
    expect(codeOf(await send({}))).toBe('409 remarks_open')
    await begun(9)
    await merge()
    const { rows } = await sql<{ society_id: string; balance: number }>`
      select society_id, balance::integer from ledger_accounts where kind = 'available' order by balance`.execute(
      db(),
    )
    expect(rows).toEqual([
      { society_id: societies.from, balance: 0 },
      { society_id: societies.into, balance: 500 },
    ])
    const moved = await db()
      .selectFrom('users')
      .select('society_id')
      .where('email', '=', 'mia@beispiel.de')
      .execute()
    expect(moved).toEqual([{ society_id: societies.into }])
  })
})
