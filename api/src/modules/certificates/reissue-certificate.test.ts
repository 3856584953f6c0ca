import type { Certificate } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import { arrangeCertificates, type CertificateWorld } from '../../testing/certificate-world.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('a certificate issued anew', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  let admin: TestClient
  let first: Certificate
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
    admin = await platform.as('admin@beispiel.de')
    await world.finish()
    first = await world.confirm()
    platform.clock.advance(3 * 86_400)
    world = { ...world, anna: await platform.as('anna@beispiel.de') }
    admin = await platform.as('admin@beispiel.de')
  })

  const reissue = (client: TestClient, reason: string, certificate_id = first.id) =>
    client.post('/certificate/reissue', { certificate_id, reason })
  const done = async (client: TestClient, reason: string, id = first.id): Promise<Certificate> => {
    const answer = await reissue(client, reason, id)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body as Certificate
  }

  it('says what is right, names the old one, and the old one names it', async () => {
    const file = (await world.fileOf(first.id)).bytes
    await world.anna.patch('/user', { last_name: 'Schürmann', city: 'Jena' })
    const second = await done(world.anna, 'person')
    expect(second).toMatchObject({
      name: 'Anna Schürmann',
      from: first.from,
      participation_id: first.participation_id,
      replaced_by: null,
      facts: { replaces: first.number, issued_on: '2026-11-24', course_title: first.course_title },
      insured: { city: 'Jena' },
      history: [
        { id: expect.any(String), number: expect.any(String), reason: 'person' },
        { id: first.id, number: first.number, reason: null },
      ],
    })
    const { pages } = await readPdf((await world.fileOf(second.id, world.anna)).bytes)
    expect(pages[0]).toContain(`Diese Bescheinigung ersetzt die Bescheinigung Nr. ${first.number}.`)
    expect(pages[1]).toContain('Jena, 24.11.2026')
    // The old one stays, to the byte, and says what holds instead of it: to its owner and to a stranger.
    expect((await world.fileOf(first.id, world.anna)).bytes.equals(file)).toBe(true)
    expect((await world.check(first.number)).body).toMatchObject({
      replaced_by: second.number,
      facts: { ...first.facts },
    })
    expect((await world.check(second.number)).body).toMatchObject({ replaced_by: null })
    expect((await world.anna.get('/certificates')).body).toMatchObject({
      total: 2,
      items: [
        { id: second.id, replaced_by: null },
        { id: first.id, replaced_by: second.number },
      ],
    })
  })

  it('is the one that holds: the course shows it, confirming again answers it, and no second finish counts', async () => {
    await world.anna.patch('/user', { last_name: 'Schürmann' })
    const second = await done(world.anna, 'person')
    const course = await world.anna.get('/course', { 'course-id': world.ids.live })
    expect(course.body).toMatchObject({ certificate: { id: second.id }, can: { confirm: false } })
    expect((await world.confirm(world.complete(), world.anna)).id).toBe(second.id)
    const shown = await world.anna.get('/course-participations', { 'course-id': world.ids.live })
    expect(shown.body).toMatchObject({ total: 1, items: [{ certificate: { id: second.id } }] })
    expect((await admin.get('/admin/figures', { days: '7' })).body).toMatchObject({
      certificates: { now: 1 },
    })
  })

  it('takes the course as it is now only by an admin, keeps what was signed, and leaves a line in the log', async () => {
    await platform.context.db
      .updateTable('courses')
      .set({ certification_number: 'KU-ST-1A2B3C', title: 'Starker Rücken II' })
      .where('id', '=', world.ids.live)
      .execute()
    await world.anna.patch('/user', { last_name: 'Schürmann' })
    expect(codeOf(await reissue(world.anna, 'course'))).toBe('409 reissue_not_possible')
    const second = await done(admin, 'course')
    expect(second).toMatchObject({
      name: 'Anna Ärmel',
      facts: { course_number: 'KU-ST-1A2B3C', course_title: 'Starker Rücken II' },
      insured: { declarations: first.insured.declarations },
    })
    const { pages } = await readPdf((await world.fileOf(second.id, admin)).bytes)
    // She signed on that day, not when it was printed anew.
    expect(pages[1]).toContain('21.11.2026 Anna Ärmel')
    const log = await admin.get('/audit-log', { kind: 'changes' })
    expect(log.body).toMatchObject({
      items: [{ action: 'certificate_reissued', subject: first.number, details: { reason: 'course' } }],
    })
  })

  it('states another fee only where an admin names it', async () => {
    const corrected = await admin.post('/certificate/reissue', {
      certificate_id: first.id,
      reason: 'course',
      fee_cents: 7900,
    })
    expect(corrected.body).toMatchObject({ facts: { fee_cents: 7900, replaces: first.number } })
    const own = { certificate_id: first.id, reason: 'course', fee_cents: 100 }
    expect(codeOf(await world.anna.post('/certificate/reissue', own))).toBe('409 certificate_replaced')
    const { id } = corrected.body as Certificate
    expect(codeOf(await world.anna.post('/certificate/reissue', { ...own, certificate_id: id }))).toBe(
      '409 reissue_not_possible',
    )
    await platform.context.db.updateTable('courses').set({ certification_number: 'KU-ST-1A2B3C' }).execute()
    expect((await done(admin, 'course', id)).facts).toMatchObject({ fee_cents: 7900 })
  })

  it('is told by mail to whom it was issued, when an admin did it, with the way to the new one', async () => {
    const mails = () =>
      platform.context.db
        .selectFrom('mails')
        .select(['to_address', 'subject', 'text'])
        .where('template_key', '=', 'certificate-reissued')
        .execute()
    await world.anna.patch('/user', { last_name: 'Schürmann' })
    const second = await done(world.anna, 'person')
    expect(await mails()).toEqual([])
    await platform.context.db.updateTable('courses').set({ certification_number: 'KU-ST-1A2B3C' }).execute()
    const third = await done(admin, 'course', second.id)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to_address: 'anna@beispiel.de',
      subject: 'Deine Bescheinigung wurde neu ausgestellt',
    })
    for (const words of [third.number, second.number, 'Angaben zum Kurs', `/certificates/${third.id}`])
      expect(mail?.text).toContain(words)
    expect(mail?.text).not.toContain('Schürmann')
  })

  it('takes a name by an admin, and the person’s own signature stays', async () => {
    await platform.context.db
      .updateTable('users')
      .set({ last_name: 'Schürmann' })
      .where('id', '=', world.ids.anna)
      .execute()
    const second = await done(admin, 'person')
    expect(second).toMatchObject({ name: 'Anna Schürmann', insured: { signature: 'typed' } })
    expect((await readPdf((await world.fileOf(second.id, admin)).bytes)).pages[1]).toContain(
      '21.11.2026 Anna Ärmel',
    )
  })

  it('is refused where nothing would be different, where it was replaced, and to others', async () => {
    expect(codeOf(await reissue(world.anna, 'person'))).toBe('409 certificate_unchanged')
    expect(codeOf(await reissue(admin, 'course'))).toBe('409 certificate_unchanged')
    await platform.run((context) => addPerson(context, { email: 'fremd@beispiel.de' }))
    expect(codeOf(await reissue(await platform.as('fremd@beispiel.de'), 'person'))).toBe('404 not_found')
    await world.anna.patch('/user', { last_name: 'Schürmann' })
    await done(world.anna, 'person')
    await world.anna.patch('/user', { last_name: 'Anders' })
    expect(codeOf(await reissue(world.anna, 'person'))).toBe('409 certificate_replaced')
  })

  it('is the person’s to ask for three times, and within a year; an admin’s always', async () => {
    let { id } = first
    for (const last_name of ['Eins', 'Zwei', 'Drei']) {
      await world.anna.patch('/user', { last_name })
      const next = await done(world.anna, 'person', id)
      ;({ id } = next)
    }
    await world.anna.patch('/user', { last_name: 'Vier' })
    expect(codeOf(await reissue(world.anna, 'person', id))).toBe('409 reissue_not_possible')
    const fifth = await done(admin, 'person', id)
    expect(fifth.history.map(({ reason }) => reason)).toEqual(['person', 'person', 'person', 'person', null])
  })

  it('is not the person’s any more a year later', async () => {
    platform.clock.set('2027-12-01T10:00:00Z')
    const anna = await platform.as('anna@beispiel.de')
    await anna.patch('/user', { last_name: 'Später' })
    expect(codeOf(await reissue(anna, 'person'))).toBe('409 reissue_not_possible')
    expect((await reissue(await platform.as('admin@beispiel.de'), 'person')).status).toBe(200)
  })

  it('can be corrected in the person even where the course’s progress was removed, in the course not', async () => {
    await platform.context.db.deleteFrom('participations').execute()
    await platform.context.db.updateTable('courses').set({ title: 'Neu' }).execute()
    await world.anna.patch('/user', { last_name: 'Schürmann' })
    expect(codeOf(await reissue(admin, 'course'))).toBe('409 reissue_not_possible')
    expect(await done(world.anna, 'person')).toMatchObject({
      name: 'Anna Schürmann',
      course_title: first.course_title,
      participation_id: null,
    })
  })
})
