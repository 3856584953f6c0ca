import type { Certificate } from '@kursportal/shared/contract'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { arrangeCertificates, type CertificateWorld } from '../../testing/certificate-world.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { drawnSignature } from '../../testing/signatures.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const club = {
  name: 'TSV Kassel 1890 e. V.',
  street: 'Am Platz 3',
  zip: '34125',
  city: 'Kassel-Wolfsanger',
  email: 'vorstand@tsv.de',
  register_number: 'Amtsgericht Kassel, VR 1234',
  represented_by: 'Vera Voss und Hans Kern',
  signatory: 'Vera Voss',
  signature: null,
}

describe('a club as provider', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  let society: string
  let owner: TestClient
  let access: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
    society = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'vera@beispiel.de' })
      const lena = await addPerson(context, { email: 'lena@beispiel.de' })
      const id = await addSociety(context, {
        name: 'TSV',
        owner_id,
        admin_ids: [lena],
        member_ids: [world.ids.anna],
      })
      const granted = await addAccess(context, {
        owner_id: world.ids.creator,
        name: 'Vom Verein',
        course_ids: [world.ids.draft],
        society_ids: [id],
      })
      access = granted
      return id
    })
    owner = await platform.as('vera@beispiel.de')
    await allow(true)
  })
  const allow = async (society_providers: boolean): Promise<void> => {
    await (await platform.as('admin@beispiel.de')).patch('/settings', { society_providers })
  }
  const query = () => ({ 'society-id': society })
  const put = (provider: object | null, client = owner, based_on?: string) =>
    client.put('/society/provider', { provider, ...(based_on && { based_on }) }, query())
  const certificate = async (): Promise<Certificate> => {
    await world.finish()
    return world.confirm()
  }

  it('is entered by its owner and by admins, by nobody else, and noted for admins', async () => {
    expect(codeOf(await put(club, platform.client))).toBe('401 not_logged_in')
    expect(codeOf(await put(club, world.anna))).toBe('404 not_found')
    expect(codeOf(await put(club, await platform.as('lena@beispiel.de')))).toBe('403 forbidden')
    expect(codeOf(await put({ ...club, zip: '1' }))).toBe('422 validation_failed')
    expect((await owner.get('/society/provider', query())).body).toMatchObject({
      society_name: 'TSV',
      provider: null,
    })
    expect((await put(club)).body).toMatchObject({ provider: club })
    const admin = await platform.as('admin@beispiel.de')
    await put({ ...club, signature: { kind: 'typed', text: 'Geheime Schrift' } }, admin)
    const log = await admin.get('/audit-log', { kind: 'changes' })
    expect(itemsOf(log)[0]).toMatchObject({ action: 'society_changed', subject: 'TSV' })
    expect(log.text).not.toContain('Geheime Schrift')
  })

  it('is changed by two people only one after the other', async () => {
    const { version } = (await put(club)).body as { version: string }
    expect((await put({ ...club, street: 'Weg 2' }, owner, version)).status).toBe(200)
    expect(codeOf(await put({ ...club, street: 'Weg 4' }, owner, version))).toBe('409 edited_meanwhile')
    expect((await owner.get('/society/provider', query())).body).toMatchObject({
      provider: { street: 'Weg 2' },
    })
  })

  it('stands on the certificates of its members, with its signature', async () => {
    await put({ ...club, signature: await drawnSignature() })
    await world.finish()
    const { id, facts, number } = await world.confirm()
    const { name, street, zip, city, signatory } = club
    const printed = { name, street, zip, city, signatory }
    expect(facts).toMatchObject({ issuer: club.name, place: club.city, provider: printed })
    const { pages, alternatives } = await readPdf((await world.fileOf(id)).bytes)
    expect(pages[0]).toContain('TSV Kassel 1890 e. V.')
    expect(pages[1]).toContain('Am Platz 3')
    expect(alternatives).toContain('Unterschrift von Vera Voss')
    expect((await world.check(number)).body).toMatchObject({ facts: { issuer: club.name } })
  })

  it('has an imprint of its own on the public page of its accesses, while it is the provider', async () => {
    const imprints = async () => {
      const answer = await platform.client.get('/access', { 'access-id': access })
      return (answer.body as { imprints: unknown }).imprints
    }
    expect(await imprints()).toEqual([])
    await put({ ...club, signature: { kind: 'typed', text: 'V. Voss' } })
    const { signatory: _signatory, signature: _signature, ...imprint } = club
    expect(await imprints()).toEqual([imprint])
    await allow(false)
    expect(await imprints()).toEqual([])
  })

  it.each([
    ['an address that is none', { email: 'vorstand' }],
    ['nobody who represents it', { represented_by: ' ' }],
  ])('takes no imprint with %s', async (_what, wrong) => {
    expect(codeOf(await put({ ...club, ...wrong }))).toBe('422 validation_failed')
  })

  it('is not the provider of what somebody has by an access of their own', async () => {
    await put(club)
    await platform.run((context) =>
      addAccess(context, {
        owner_id: world.ids.creator,
        name: 'Für Anna',
        course_ids: [world.ids.draft],
        user_ids: [world.ids.anna],
      }),
    )
    expect((await certificate()).facts.issuer).toBe('Gesund e. V.')
  })

  const reissue = async (certificate_id: string) =>
    (await platform.as('admin@beispiel.de')).post('/certificate/reissue', {
      certificate_id,
      reason: 'course',
    })

  it('is the provider no more once it says so; on what was issued it stays, also when that is issued anew', async () => {
    await put(club)
    const first = await certificate()
    await put({ ...club, name: 'TSV Kassel 1891 e. V.' })
    const { body } = await reissue(first.id)
    expect(body).toMatchObject({ facts: { issuer: 'TSV Kassel 1891 e. V.', replaces: first.number } })
    await put(null)
    await platform.context.db.updateTable('courses').set({ title: 'Rücken II' }).execute()
    expect((await reissue((body as Certificate).id)).body).toMatchObject({
      course_title: 'Rücken II',
      facts: { issuer: 'TSV Kassel 1891 e. V.', place: club.city },
    })
  })

  it.each([
    ['kept its terms', true],
    ['was finished before they were kept', false],
  ])(
    'stays with its fee on what is issued anew after the access is gone, where it %s',
    async (_how, kept) => {
      const { db } = platform.context
      await put(club)
      await db.updateTable('accesses').set({ fee_cents: 2000 }).where('id', '=', access).execute()
      await db.updateTable('courses').set({ price_cents: 8900 }).execute()
      const first = await certificate()
      const nothing = { fee_cents: null, provider_society_id: null, terms_kept_at: null }
      if (!kept) await db.updateTable('participations').set(nothing).execute()
      await db.deleteFrom('access_courses').execute()
      await db.updateTable('courses').set({ title: 'Rücken II' }).execute()
      expect((await reissue(first.id)).body).toMatchObject({
        course_title: 'Rücken II',
        facts: { issuer: club.name, place: club.city, fee_cents: 2000 },
      })
    },
  )

  it('and the fee are those of the day of the finish, whatever becomes of the access', async () => {
    const { db } = platform.context
    await put(club)
    await db.updateTable('accesses').set({ fee_cents: 2000 }).where('id', '=', access).execute()
    await db.updateTable('courses').set({ price_cents: 8900 }).execute()
    await world.finish()
    await db.deleteFrom('access_courses').execute()
    const declared = await world.anna.get('/certificate-declarations', { 'course-id': world.ids.live })
    expect(declared.text).toContain('20,00')
    expect((await world.confirm()).facts).toMatchObject({ issuer: club.name, fee_cents: 2000 })
  })

  it('is unknown, and the fee not stated, where the finish kept neither and no access is left', async () => {
    const { db } = platform.context
    await db.updateTable('courses').set({ price_cents: 8900 }).execute()
    await world.finish()
    await db.updateTable('participations').set({ fee_cents: null, terms_kept_at: null }).execute()
    await db.deleteFrom('access_courses').execute()
    expect((await world.confirm()).facts).toMatchObject({ issuer: 'Gesund e. V.', fee_cents: null })
  })

  it('leaves neither address nor signature behind once the society is gone', async () => {
    const { db } = platform.context
    await put({ ...club, signature: { kind: 'typed', text: 'V. Voss' } })
    await db
      .updateTable('societies')
      .set({ deleted_at: platform.context.clock.now() })
      .where('id', '=', society)
      .execute()
    expect(await db.selectFrom('society_providers').selectAll().execute()).toEqual([])
    expect((await certificate()).facts.issuer).toBe('Gesund e. V.')
  })

  it('waits for the platform to allow it', async () => {
    await put(club)
    await allow(false)
    expect(codeOf(await put(club))).toBe('403 forbidden')
    expect((await certificate()).facts.issuer).toBe('Gesund e. V.')
    expect((await put(null)).status).toBe(200)
  })

  it('cannot be a society that is no community', async () => {
    await platform.context.db
      .updateTable('societies')
      .set({ is_community: false })
      .where('id', '=', society)
      .execute()
    expect(codeOf(await put(club))).toBe('409 society_not_community')
  })
})
