import { chapter, text } from '../../seed/scenarios/lectures.ts'
import { addImage } from '../../seed/scenarios/images.ts'
import { addAccess, addLearning } from '../../seed/scenarios/learning.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'

const join = { kind: 'join' } as const
const hero = (heading: string, more: object = {}) => ({
  type: 'hero',
  id: '01980000-0000-7000-8000-000000000001',
  hidden: false,
  heading,
  text: '',
  image: null,
  button: { label: 'Mitmachen', target: join },
  ...more,
})
const pageOf = (...blocks: object[]) => ({ blocks, seo_title: '', seo_description: 'Mach mit.' })

describe('the landing page of an access', () => {
  let platform: TestPlatform
  let eva: TestClient
  let other: TestClient
  let anna: TestClient
  let access: string
  let live: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ;({ access, live } = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'anna@beispiel.de' })
      const draft = await addCourse(
        context,
        {
          fields: { title: 'Rücken', price_cents: 9900 },
          chapters: [chapter('Eins', '', text('A', p('A')))],
        },
        { owner_id },
      )
      return {
        live: await publishCourse(context, draft),
        access: await addAccess(context, { owner_id, name: 'Frühling', course_ids: [draft] }),
      }
    }))
    eva = await platform.as('eva@beispiel.de')
    other = await platform.as('other@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
  })

  const query = () => ({ 'access-id': access })
  const read = async () => (await eva.get('/landing-page/draft', query())).body as Record<string, unknown>
  const write = (page: object, more: object = {}) =>
    eva.put('/landing-page/draft', { page, image_id: null, ...more }, query())
  const shown = async () => (await anna.get('/landing-page', query())).body as { page: unknown }

  it('is told which course is certified today, and not its number', async () => {
    const certified = async () => {
      const { body } = await anna.get('/access', query())
      return (body as { courses: Record<string, unknown>[] }).courses.map((course) => [
        course['certified'],
        'certification_number' in course,
      ])
    }
    expect(await certified()).toEqual([[false, false]])
    const certify = (fields: object) =>
      platform.run(({ db }) => db.updateTable('courses').set(fields).where('id', '=', live).execute())
    await certify({ certification_number: 'KU-BE-A1B2C3' })
    expect(await certified()).toEqual([[true, false]])
    await certify({ certified_until: '2020-12-31' })
    expect(await certified()).toEqual([[false, false]])
  })

  it('is a draft apart from what visitors see until it is published', async () => {
    expect(await read()).toMatchObject({ page: { blocks: [] }, live: null, edited: null })
    const kept = await write(pageOf(hero('Stark')))
    expect(kept.status).toBe(200)
    expect((await shown()).page).toBeNull()
    const version = (kept.body as { version: string }).version
    expect((await eva.post('/landing-page/publish', { based_on: version }, query())).status).toBe(200)
    expect((await shown()).page).toMatchObject({ blocks: [{ heading: 'Stark' }] })
    expect(await read()).toMatchObject({ live: { page: { blocks: [{ heading: 'Stark' }] } }, version })
  })

  it('keeps what is half typed, and names what stands in the way of publishing', async () => {
    const half = { label: '', target: { kind: 'address', address: 'beispi' } }
    expect((await write(pageOf(hero('{{kurz}}', { button: half })))).status).toBe(200)
    const answer = await eva.post('/landing-page/publish', {}, query())
    expect(codeOf(answer)).toBe('409 landing_page_incomplete')
    const { details } = answer.body as { details: { code: string }[] }
    expect(details.map(({ code }) => code)).toEqual([
      'button_without_label',
      'dead_link',
      'unknown_placeholder',
    ])
    expect((await shown()).page).toBeNull()
  })

  it('refuses what started from another version, with who wrote it', async () => {
    const { version } = (await read()) as { version: string }
    expect((await write(pageOf(hero('Eins')), { based_on: version })).status).toBe(200)
    const late = await write(pageOf(hero('Zwei')), { based_on: version })
    expect(codeOf(late)).toBe('409 edited_meanwhile')
    expect(codeOf(await eva.post('/landing-page/publish', { based_on: version }, query()))).toBe(
      '409 edited_meanwhile',
    )
    expect(await read()).toMatchObject({ page: { blocks: [{ heading: 'Eins' }] } })
  })

  it('keeps every publish, what was public before it too', async () => {
    await eva.put('/landing-page', pageOf(hero('Alt')), query())
    await write(pageOf(hero('Neu')))
    await eva.post('/landing-page/publish', {}, query())
    const versions = itemsOf(await eva.get('/landing-page/versions', query()))
    expect(versions.map(({ number, current }) => [number, current])).toEqual([
      [2, true],
      [1, false],
    ])
    const former = await eva.get('/landing-page/version', {
      ...query(),
      'version-id': String(versions[1]?.['id']),
    })
    expect(former.body).toMatchObject({ number: 1, page: { blocks: [{ heading: 'Alt' }] } })
    expect(codeOf(await eva.get('/landing-page/version', { ...query(), 'version-id': UNKNOWN }))).toBe(
      '404 not_found',
    )
  })

  it('takes only pictures of one’s own', async () => {
    const foreign = await platform.run(async (context) =>
      addImage(
        context,
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
        await addPerson(context, { email: 'wer@beispiel.de' }),
      ),
    )
    expect(codeOf(await write(pageOf(hero('Stark')), { image_id: foreign }))).toBe('404 not_found')
  })

  it('counts who opens it, takes it and begins, by code, and nothing of who it was', async () => {
    for (const code of ['', 'Praxis', 'Praxis'])
      expect((await platform.client.post('/access/visit', { code }, query())).status).toBe(204)
    await anna.post('/access/join', undefined, { ...query(), code: 'Praxis' })
    expect((await eva.get('/landing-page/figures', query())).body).toMatchObject({
      visits: 3,
      joined: 1,
      begun: 0,
      codes: [{ code: 'Praxis', visits: 2, joined: 1, begun: 0 }],
    })
    await platform.run(async (context) => {
      const { id } = await context.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'anna@beispiel.de')
        .executeTakeFirstOrThrow()
      await addLearning(context, { user_id: id, course_id: live, share: 0.5, begun_days_ago: 1 })
    })
    expect((await eva.get('/landing-page/figures', query())).body).toMatchObject({ begun: 1 })
    await platform.context.db.updateTable('accesses').set({ open_until: '2020-01-01' }).execute()
    await platform.client.post('/access/visit', {}, query())
    expect((await eva.get('/landing-page/figures', query())).body).toMatchObject({ visits: 3 })
  })

  it('is shown as a draft to whoever has its link, until the link expires', async () => {
    await eva.put('/landing-page/draft', { page: pageOf(hero('Noch nicht fertig')), image_id: null }, query())
    const { path, expires_at } = (await eva.get('/landing-page/preview-link', query())).body as {
      path: string
      expires_at: string
    }
    expect(path).toMatch(new RegExp(`^/access/${access}\\?draft=`))
    const token = new URL(path, 'https://kurse.example').searchParams.get('draft') ?? ''
    const look = (of: string) => platform.client.get('/landing-page/preview', { token: of })
    const seen = (await look(token)).body
    expect(seen).toMatchObject({ access_id: access, page: { blocks: [{ heading: 'Noch nicht fertig' }] } })
    // The page itself is as it was.
    expect((await platform.client.get('/landing-page', query())).body).toMatchObject({ page: null })
    expect(codeOf(await look(`${token}x`))).toBe('404 not_found')
    expect(codeOf(await look(token.replace(access, UNKNOWN)))).toBe('404 not_found')
    platform.clock.set(new Date(Date.parse(expires_at) + 1000))
    expect(codeOf(await look(token))).toBe('404 not_found')
  })

  it('is nobody else’s business', async () => {
    for (const path of [
      '/landing-page/draft',
      '/landing-page/versions',
      '/landing-page/figures',
      '/landing-page/preview-link',
    ]) {
      expect(codeOf(await other.get(path, query()))).toBe('404 not_found')
      expect((await anna.get(path, query())).status).toBe(403)
      expect((await platform.client.get(path, query())).status).toBe(401)
    }
  })
})
