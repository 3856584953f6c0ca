import { newId } from '../../platform/ids.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { exampleCourse } from '../../seed/scenarios/example-course.ts'
import { addLearning } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN, UNKNOWN } from '../../testing/values.ts'
import { arrangeCertificates, COURSE, type CertificateWorld } from '../../testing/certificate-world.ts'

describe('certificates', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
  })

  describe('who sees it', () => {
    it('is the person and an admin, and nobody else', async () => {
      await world.finish()
      const { id } = await world.confirm()
      await platform.run((context) => addPerson(context, { email: 'fremd@beispiel.de' }))
      const clients = {
        nobody: platform.client,
        stranger: await platform.as('fremd@beispiel.de'),
        creator: await platform.as('eva@beispiel.de'),
        admin: await platform.as('admin@beispiel.de'),
      }
      const answers = async (client: TestClient) => [
        codeOf(await client.get('/certificate', { 'certificate-id': id })),
        codeOf(await client.get('/certificate/file', { 'certificate-id': id })),
        codeOf(await client.get('/certificates', { 'user-id': world.ids.anna })),
      ]
      expect(await answers(clients.nobody)).toEqual(Array(3).fill('401 not_logged_in'))
      expect(await answers(clients.stranger)).toEqual(Array(3).fill('404 not_found'))
      expect(await answers(clients.creator)).toEqual(Array(3).fill('404 not_found'))
      expect(await answers(clients.admin)).toEqual(Array(3).fill('200'))
      expect((await clients.stranger.get('/certificates')).body).toEqual({ items: [], total: 0 })
      expect(codeOf(await clients.admin.get('/certificate', { 'certificate-id': UNKNOWN }))).toBe(
        '404 not_found',
      )
    })

    it('leaves one line where an admin opened it, and none where the person did', async () => {
      await world.finish()
      const { id, number } = await world.confirm()
      await world.anna.get('/certificate', { 'certificate-id': id })
      const admin = await platform.as('admin@beispiel.de')
      await Promise.all([
        admin.get('/certificate', { 'certificate-id': id }),
        admin.get('/certificate/file', { 'certificate-id': id }),
        admin.get('/certificate/picture', { 'certificate-id': id }),
      ])
      expect((await admin.get('/audit-log', { kind: 'reads' })).body).toMatchObject({
        items: [{ action: 'certificate_viewed', person: { id: world.ids.anna }, subject: number }],
        total: 1,
      })
    })

    it('lists the own ones, newest first, in pages, without a query a row', async () => {
      const courses = await platform.run(async (context) => {
        const made: string[] = []
        for (let course = 0; course < 2; course += 1) {
          const draft = await addCourse(context, exampleCourse, { owner_id: world.ids.creator })
          made.push(await publishCourse(context, draft))
          await addLearning(context, {
            user_id: world.ids.anna,
            course_id: made.at(-1) ?? '',
            share: 1,
            begun_days_ago: 9,
          })
        }
        return made
      })
      await world.finish()
      await world.confirm()
      const one = await platform.queriesIn(() => world.anna.get('/certificates'))
      for (const course_id of courses) {
        platform.clock.advance(60)
        await world.confirm({ ...world.complete(), course_id })
      }
      expect(await platform.queriesIn(() => world.anna.get('/certificates'))).toBe(one)
      const page = await world.anna.get('/certificates', { limit: 1, offset: 2 })
      expect(page.body).toMatchObject({ total: 3, items: [{ course_title: COURSE }] })
      expect(codeOf(await world.anna.get('/certificates', { offset: 2 }))).toBe('422 limit_missing')
      expect((await world.anna.get('/certificates', { 'course-id': courses[0] })).body).toMatchObject({
        total: 1,
      })
    })

    it('tells whoever has the number what page one says, and nothing of page two', async () => {
      await world.finish()
      const strict = {
        ...world.complete(),
        insurance_id: world.ids.strict,
        iban: IBAN,
        street: 'Rosenweg 4',
        city: 'Ulm',
      }
      const { number, facts, sha256 } = await world.confirm(strict)
      const { body, text } = await world.check(` ${number.toLowerCase().replaceAll('-', ' ')} `)
      expect(body).toEqual({ number, issued_on: '2026-11-21', sha256, replaced_by: null, facts })
      expect(text).not.toMatch(/A123456780|DE89|Nordlicht|Rosenweg|anna@|signature/)
    })

    it.each(['KP-2026-0000-0000-0000', 'KP-2026', "'; drop table certificates; --", '%', '../..'])(
      'knows no certificate %s',
      async (number) => {
        expect(codeOf(await world.check(number))).toBe('404 not_found')
      },
    )
  })

  describe('later', () => {
    /** Anna, logged in again in the year after. */
    const nextYear = () => {
      platform.clock.set('2027-02-01T10:00:00Z')
      return platform.as('anna@beispiel.de')
    }

    it('a redo in the next year gets a certificate of its own, and the first one stays', async () => {
      await world.finish()
      const first = await world.confirm()
      const file = (await world.fileOf(first.id)).bytes
      expect(codeOf(await world.anna.post('/redo-course', { course_id: world.ids.live }))).toBe(
        '425 redo_not_possible_yet',
      )
      const later = await nextYear()
      const redone = idOf(await later.post('/redo-course', { course_id: world.ids.live }))
      expect(codeOf(await later.post('/user-finish', world.complete()))).toBe('400 course_not_finished')
      await platform.run(async (context) => {
        const videos = await context.db
          .selectFrom('videos')
          .select('id')
          .where('course_id', '=', world.ids.live)
          .execute()
        const done = { progress: 1, opened_at: context.clock.now(), done_at: context.clock.now() }
        await context.db
          .insertInto('lecture_progress')
          .values(videos.map(({ id }) => ({ participation_id: redone, video_id: id, ...done })))
          .execute()
      })
      expect(codeOf(await later.post('/course-finish', { course_id: world.ids.live }))).toBe('200')
      const kept = platform.context.db.selectFrom('participations').select('terms_kept_at')
      expect(await kept.where('id', '=', redone).execute()).toEqual([{ terms_kept_at: expect.any(Date) }])
      const second = await world.confirm(world.complete(), later)
      expect(second).toMatchObject({ participation_id: redone, from: '2027-02-01' })
      expect(second.number).toMatch(/^KP-2027-/)
      const participations = itemsOf(
        await later.get('/course-participations', { 'course-id': world.ids.live }),
      )
      expect(participations.map(({ certificate }) => (certificate as { id: string }).id)).toEqual([
        second.id,
        first.id,
      ])
      expect((await world.fileOf(first.id, later)).bytes.equals(file)).toBe(true)
    })

    it('a participation of last year can still be confirmed while the redo runs, for the year it was finished in', async () => {
      const society_id = await platform.run((context) =>
        addSociety(context, { name: 'TSV', owner_id: world.ids.creator, member_ids: [world.ids.anna] }),
      )
      await world.finish()
      const later = await nextYear()
      await later.post('/redo-course', { course_id: world.ids.live })
      expect(await world.confirm(world.complete(), later)).toMatchObject({
        from: '2026-10-22',
        facts: { issued_on: '2027-02-01' },
      })
      const leader = await platform.as('eva@beispiel.de')
      expect((await leader.get('/user-finishes', { society_id, year: 2026 })).body).toMatchObject({
        total: 1,
      })
    })

    it('an earlier participation is confirmed by its id once the redo is finished as well', async () => {
      await world.finish()
      const later = await nextYear()
      const [first] = itemsOf(await later.get('/course-participations'))
      const earlier = String(first?.['id'])
      expect(codeOf(await later.post('/redo-course', { course_id: world.ids.live }))).toBe('200')
      await platform.context.db
        .updateTable('participations')
        .set({ finished_at: platform.context.clock.now() })
        .where('finished_at', 'is', null)
        .execute()
      const redone = await world.confirm(world.complete(), later)
      expect(redone.participation_id).not.toBe(earlier)
      const named = { ...world.complete(), participation_id: earlier }
      expect(await world.confirm(named, later)).toMatchObject({
        participation_id: earlier,
        from: '2026-10-22',
      })
      const foreign = { ...world.complete(), participation_id: UNKNOWN }
      expect(codeOf(await later.post('/user-finish', foreign))).toBe('404 not_found')
    })

    it('a lecture published afterwards changes nothing about the units', async () => {
      await world.finish()
      const lecture = await platform.context.db
        .selectFrom('videos')
        .selectAll()
        .where('course_id', '=', world.ids.live)
        .executeTakeFirstOrThrow()
      const { rich_text: _text, quiz: _quiz, film_cut: _cut, ...row } = lecture
      await platform.context.db
        .insertInto('videos')
        .values({ ...row, id: newId(), dev_id: null, type: 'video' })
        .execute()
      const { facts } = await world.confirm()
      expect(facts.units_attended).toBe(facts.units_offered)
    })

    it('removed progress leaves the certificate where it is', async () => {
      await world.finish()
      const { id, number } = await world.confirm()
      const admin = await platform.as('admin@beispiel.de')
      const removed = await admin.inject({
        method: 'DELETE',
        url: '/api/course-progress',
        query: { 'user-id': world.ids.anna, 'course-id': world.ids.live },
        headers: { 'x-admin-password': TEST_PASSWORD },
      })
      expect(removed.status).toBe(204)
      expect((await world.anna.get('/certificate', { 'certificate-id': id })).body).toMatchObject({
        number,
        participation_id: null,
      })
    })

    it('a person’s export holds it whole', async () => {
      await world.finish()
      const { number, sha256 } = await world.confirm()
      const { body } = await world.anna.get('/user-data')
      expect((body as { sections: { certificates: unknown } }).sections.certificates).toMatchObject([
        { number, file_sha256: sha256, insured: { insurance_number: 'A123456780' } },
      ])
    })

    it('a deleted account leaves number and hash, nothing about the person', async () => {
      await world.finish()
      const { number, sha256 } = await world.confirm()
      const admin = await platform.as('admin@beispiel.de')
      const answer = await admin.inject({
        method: 'DELETE',
        url: `/api/user?user-id=${world.ids.anna}`,
        headers: { 'x-admin-password': 'Kursportal-2026!' },
      })
      expect(answer.status).toBe(200)
      expect((await world.check(number)).body).toEqual({
        number,
        issued_on: '2026-11-21',
        sha256,
        facts: null,
        replaced_by: null,
      })
      const row = await platform.context.db.selectFrom('certificates').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({ user_id: null, facts: null, insured_encrypted: null, file_encrypted: null })
    })
  })
})
