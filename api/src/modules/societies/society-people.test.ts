import { levelCalls, societyPeopleCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addBegunCourse } from '../reminders/reminders.fixtures.ts'

const DAY_S = 86_400

describe('people coming to a society', () => {
  let platform: TestPlatform
  let society_id: string
  let owner: TestClient
  let stranger: TestClient

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    platform.clock.set('2026-08-01T10:00:00Z')
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, {
        email: 'olga@beispiel.de',
        first_name: 'Olga',
        last_name: 'Ober',
      })
      await addPerson(context, { email: 'stefan@beispiel.de' })
      society_id = await addSociety(context, { name: 'TSV Möwe', owner_id })
    })
    owner = await platform.as('olga@beispiel.de')
    stranger = await platform.as('stefan@beispiel.de')
  })

  const outbox = async () =>
    ((await platform.client.get('/dev/outbox')).body as { items: { to: string; text: string }[] }).items
  const codeOfSociety = async () =>
    (
      await platform.context.db
        .selectFrom('societies')
        .select('referral_code')
        .where('id', '=', society_id)
        .executeTakeFirstOrThrow()
    ).referral_code
  const societyOf = async (email: string) =>
    (
      await platform.context.db
        .selectFrom('users')
        .select('society_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).society_id

  describe('invitations', () => {
    const invite = (body: object = {}) =>
      owner.post('/society/invitations', {
        society_id,
        emails: ['mia@beispiel.de', 'Ida@Beispiel.de'],
        ...body,
      })

    it('go to each address once, with one’s own sentence, and pause then', async () => {
      const dry = await invite({ dry_run: true, words: 'Mir hat es [gutgetan](https://boese.example).' })
      expect(societyPeopleCalls.inviteToSociety.answer.parse(dry.body)).toMatchObject({
        sent: 2,
        paused: 0,
        subject: 'Olga Ober lädt dich zu TSV Möwe ein',
      })
      expect(await outbox()).toEqual([])
      expect((await invite({ words: 'Mir hat es gutgetan.' })).body).toMatchObject({ sent: 2, paused: 0 })
      const mails = await outbox()
      expect(mails.map(({ to }) => to).toSorted()).toEqual(['ida@beispiel.de', 'mia@beispiel.de'])
      expect(mails[0]?.text).toContain('Mir hat es gutgetan.')
      expect(mails[0]?.text).toContain(`/register?referrer=${society_id}`)
      expect((await invite({ emails: ['mia@beispiel.de', 'neu@beispiel.de'] })).body).toMatchObject({
        sent: 1,
        paused: 1,
      })
      platform.clock.advance(15 * DAY_S)
      owner = await platform.as('olga@beispiel.de')
      expect((await invite()).body).toMatchObject({ sent: 2, paused: 0 })
    })

    it('keep no address, only its mark', async () => {
      await invite()
      const rows = await platform.context.db.selectFrom('society_invitations').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('beispiel')
    })

    it.each([
      [{ emails: [] }, '422 validation_failed'],
      [{ emails: ['kein at'] }, '422 validation_failed'],
      [
        { emails: Array.from({ length: 51 }, (_, index) => `a${index}@beispiel.de`) },
        '422 validation_failed',
      ],
      [{ society_id: newId() }, '404 not_found'],
    ])('are refused as %j', async (body, code) => {
      expect(codeOf(await invite(body))).toBe(code)
    })

    it('are for those who lead it, and of a number a day', async () => {
      expect(codeOf(await stranger.post('/society/invitations', { society_id, emails: ['a@b.de'] }))).toBe(
        '404 not_found',
      )
      for (const round of [1, 2, 3, 4])
        await invite({ emails: Array.from({ length: 50 }, (_, index) => `r${round}n${index}@beispiel.de`) })
      expect(codeOf(await invite({ emails: ['einer@beispiel.de'] }))).toBe('429 too_many_invitations')
    })
  })

  describe('reminders', () => {
    const begin = (count: number) =>
      platform.run(async (context) => {
        const owner_id = await addPerson(context, { email: `leitung-${newId()}@beispiel.de` })
        const user_ids: string[] = []
        for (let index = 0; index < count; index += 1) {
          const user_id = await addPerson(context, {
            email: `m${index}-${owner_id}@beispiel.de`,
            created_at: context.clock.now(),
          })
          await context.db.updateTable('users').set({ society_id }).where('id', '=', user_id).execute()
          user_ids.push(user_id)
        }
        await addBegunCourse(context, { owner_id, title: 'Rücken', user_ids })
      })
    const remind = async (dry_run = false) =>
      (await owner.post('/society/reminder', { society_id, dry_run })).body
    const later = async (days: number) => {
      platform.clock.advance(days * DAY_S)
      owner = await platform.as('olga@beispiel.de')
    }

    it('go to who began and stopped, once within the pause', async () => {
      await begin(6)
      expect(await remind(true)).toMatchObject({ people: null })
      await later(15)
      expect(await remind(true)).toMatchObject({ people: 6 })
      expect(await outbox()).toEqual([])
      expect(await remind()).toMatchObject({ people: 6 })
      expect(await outbox()).toHaveLength(6)
      expect(await remind()).toMatchObject({ people: null })
      expect(await outbox()).toHaveLength(6)
    })

    it('tell nothing of fewer than five, and reach them all the same', async () => {
      await begin(4)
      await later(15)
      expect(await remind(true)).toMatchObject({ people: null })
      expect(await remind()).toMatchObject({ people: null })
      expect(await outbox()).toHaveLength(4)
    })

    it('are for those who lead it', async () => {
      expect((await stranger.post('/society/reminder', { society_id })).status).toBe(404)
    })
  })

  describe('joining', () => {
    const join = (client: TestClient, body: object) => client.post('/society/join', body)

    it('is by link or by the short word, and once is enough', async () => {
      const code = await codeOfSociety()
      expect((await join(stranger, { code: code.toLowerCase() })).body).toEqual({
        id: society_id,
        name: 'TSV Möwe',
        is_community: true,
      })
      expect(await societyOf('stefan@beispiel.de')).toBe(society_id)
      expect((await join(stranger, { society_id })).status).toBe(200)
    })

    it('takes nobody from another one', async () => {
      const other = await platform.run((context) => addSociety(context, { name: 'SV Fuchs' }))
      await join(stranger, { society_id })
      expect(await join(stranger, { society_id: other })).toMatchObject({
        status: 409,
        body: { code: 'already_in_society', details: { name: 'TSV Möwe' } },
      })
      await stranger.delete('/user/society')
      expect((await join(stranger, { society_id: other })).status).toBe(200)
    })

    it('is not for the own group', async () => {
      const founded = await stranger.post('/own-society', { name: 'Stefans Gruppe', terms_accepted: true })
      const { id } = founded.body as { id: string }
      expect(codeOf(await join(stranger, { society_id: id }))).toBe('409 own_link')
    })

    it.each([
      [{}, '422 validation_failed'],
      [{ code: 'NICHTS' }, '404 not_found'],
      [{ society_id: newId() }, '404 not_found'],
    ])('is refused as %j', async (body, code) => {
      expect(codeOf(await join(stranger, body))).toBe(code)
    })
  })

  it('are listed by name, day or state, and narrowed to one state', async () => {
    await platform.run(async (context) => {
      for (const [first_name, last_name] of [
        ['Anna', 'Zander'],
        ['Zoe', 'Albrecht'],
      ] as const) {
        const id = await addPerson(context, { email: `${first_name}@beispiel.de`, first_name, last_name })
        await context.db.updateTable('users').set({ society_id }).where('id', '=', id).execute()
      }
      const anna = await context.db
        .selectFrom('users')
        .select('id')
        .where('first_name', '=', 'Anna')
        .executeTakeFirstOrThrow()
      const course_id = newId()
      await context.db
        .insertInto('courses')
        .values({ id: course_id, owner_id: anna.id, title: 'R' })
        .execute()
      await context.db
        .insertInto('participations')
        .values({ id: newId(), user_id: anna.id, course_id, started_at: context.clock.now() })
        .execute()
    })
    const names = async (query: Record<string, string>) => {
      const answer = await owner.get('/users-in-society', { society_id, ...query })
      return levelCalls.listMembers.answer.parse(answer.body).items.map(({ first_name }) => first_name)
    }
    expect(await names({})).toEqual(['Zoe', 'Anna'])
    expect(await names({ descending: 'true' })).toEqual(['Anna', 'Zoe'])
    expect(await names({ sort: 'state' })).toEqual(['Zoe', 'Anna'])
    expect(await names({ state: 'started' })).toEqual(['Anna'])
    expect(await names({ state: 'finished' })).toEqual([])
    // She confirmed a course while she belonged to nobody: it counts for none, and she has finished it all the same.
    const { id: user_id } = await platform.context.db
      .selectFrom('users')
      .select('id')
      .where('first_name', '=', 'Zoe')
      .executeTakeFirstOrThrow()
    await platform.context.db
      .insertInto('certificates')
      .values({
        id: newId(),
        number: 'A-1',
        user_id,
        issued_at: platform.clock.now(),
        template_version: 1,
        file_bytes: 1,
        file_sha256: 'a',
      })
      .execute()
    expect(await names({ state: 'finished' })).toEqual(['Zoe'])
    // One or two letters begin a word, as in every other list.
    expect(await names({ search: 'al' })).toEqual(['Zoe'])
    expect(await names({ search: 'ec' })).toEqual([])
    expect(await names({ search: 'ech' })).toEqual(['Zoe'])
    expect(codeOf(await owner.get('/users-in-society', { society_id, state: 'krank' }))).toBe(
      '422 validation_failed',
    )
  })
})
