import { landingFile } from '@kursportal/shared/contract'
import { sql } from 'kysely'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'

describe('the files of a landing page', () => {
  let platform: TestPlatform
  let eva: TestClient
  let other: TestClient
  let anna: TestClient
  let access: string
  let second: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ;({ access, second } = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'anna@beispiel.de' })
      return {
        access: await addAccess(context, { owner_id, name: 'Frühling', course_ids: [] }),
        second: await addAccess(context, { owner_id, name: 'Herbst', course_ids: [] }),
      }
    }))
    eva = await platform.as('eva@beispiel.de')
    other = await platform.as('other@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
  })

  const query = () => ({ 'access-id': access })
  const send = (client: TestClient, { type = 'application/pdf', content = '%PDF-1.7 …', to = access } = {}) =>
    client.inject({
      method: 'POST',
      url: `/api/landing-page/file?access-id=${to}&name=${encodeURIComponent('Übungen.pdf')}`,
      payload: content,
      headers: { 'content-type': type },
    })
  const add = async (to = access) => landingFile.parse((await send(eva, { to })).body)
  type Stored = Awaited<ReturnType<typeof add>>
  const pageOf = (files: Stored[], more: object = {}) => ({
    blocks: [
      {
        type: 'downloads',
        id: '01980000-0000-7000-8000-000000000001',
        hidden: false,
        heading: '',
        items: files.map((file) => ({ file, title: 'Übungen' })),
        ...more,
      },
    ],
    seo_title: '',
    seo_description: 'Mach mit.',
  })
  const keep = (files: Stored[], more: object = {}) =>
    eva.put('/landing-page/draft', { page: pageOf(files, more), image_id: null }, query())
  const publish = () => eva.post('/landing-page/publish', {}, query())
  const fetchAs = (client: TestClient, id: string, more: object = {}) =>
    client.get('/landing-page/file', { ...query(), 'file-id': id, ...more })
  const statusFor = async (client: TestClient, id: string, more: object = {}) =>
    (await fetchAs(client, id, more)).status

  it('are for everybody once the page that shows them is published, and no longer than that', async () => {
    const file = await add()
    await keep([file])
    expect(await statusFor(platform.client, file.file_id)).toBe(404)
    expect((await publish()).status).toBe(200)
    const sent = await fetchAs(platform.client, file.file_id)
    expect(sent.text).toBe('%PDF-1.7 …')
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining("filename*=UTF-8''%C3%9Cbungen.pdf"),
      'x-content-type-options': 'nosniff',
    })
    await keep([file], { hidden: true })
    await eva.put('/landing-page', pageOf([file], { hidden: true }), query())
    expect(await statusFor(platform.client, file.file_id)).toBe(404)
  })

  it('of a draft are for its author, and for who has the link to it', async () => {
    const shown = await add()
    const left = await add()
    await keep([shown])
    expect(await statusFor(eva, left.file_id)).toBe(200)
    expect(await statusFor(other, shown.file_id)).toBe(404)
    expect(await statusFor(anna, shown.file_id)).toBe(404)
    const { path } = (await eva.get('/landing-page/preview-link', query())).body as { path: string }
    const token = new URL(path, 'https://kurse.example').searchParams.get('draft') ?? ''
    expect(await statusFor(platform.client, shown.file_id, { token })).toBe(200)
    expect(await statusFor(platform.client, left.file_id, { token })).toBe(404)
    expect(await statusFor(platform.client, shown.file_id, { token: `${token}x` })).toBe(404)
  })

  it('of another access are not reached by naming them', async () => {
    const foreign = await add(second)
    await keep([foreign])
    expect(codeOf(await publish())).toBe('409 landing_page_incomplete')
    await eva.put('/landing-page', pageOf([foreign]), query())
    expect((await eva.get('/landing-page', query())).body).toMatchObject({
      page: { blocks: [{ items: [] }] },
    })
    expect(await statusFor(platform.client, foreign.file_id)).toBe(404)
    expect(await statusFor(eva, UNKNOWN)).toBe(404)
  })

  it('say what they are as they were stored, whatever the page said', async () => {
    const file = await add()
    await keep([{ ...file, bytes: 1 }])
    await publish()
    expect((await eva.get('/landing-page', query())).body).toMatchObject({
      page: { blocks: [{ items: [{ file: { bytes: file.bytes } }] }] },
    })
  })

  it('are refused where they are not what they say, or somebody else sends them', async () => {
    expect(codeOf(await send(eva, { content: '<script>' }))).toBe('415 unsupported_media_type')
    expect((await send(eva, { type: 'text/html', content: '<p>' })).status).toBe(415)
    expect(codeOf(await send(other))).toBe('404 not_found')
    expect((await send(anna)).status).toBe(403)
    expect((await send(platform.client)).status).toBe(401)
  })

  it('are copied with the page of another access, so that both keep theirs', async () => {
    const file = await add()
    await keep([file])
    const copied = await eva.post('/landing-page/copy', {}, { 'access-id': second, from: access })
    expect(copied.status).toBe(200)
    const { page } = copied.body as { page: ReturnType<typeof pageOf> }
    const [block] = page.blocks
    const twin = block?.items[0]?.file
    expect(block?.id).not.toBe(pageOf([]).blocks[0]?.id)
    expect(twin).toEqual({ ...file, file_id: expect.any(String) })
    expect(twin?.file_id).not.toBe(file.file_id)
    const to = { 'access-id': second }
    await eva.put('/landing-page/draft', { page, image_id: null }, to)
    expect((await eva.post('/landing-page/publish', {}, to)).status).toBe(200)
    const sent = await platform.client.get('/landing-page/file', { ...to, 'file-id': twin?.file_id ?? '' })
    expect(sent.text).toBe('%PDF-1.7 …')
    expect(codeOf(await other.post('/landing-page/copy', {}, { 'access-id': second, from: access }))).toBe(
      '404 not_found',
    )
    const own = await other.post('/access', { name: 'Fremd' })
    const from = { 'access-id': (own.body as { id: string }).id, from: access }
    expect(codeOf(await other.post('/landing-page/copy', {}, from))).toBe('404 not_found')
  })

  it('go a day later where no page names them, and with their access', async () => {
    const named = await add()
    const unnamed = await add()
    await keep([named])
    await publish()
    platform.clock.set(new Date(platform.clock.now().getTime() + 25 * 3_600_000))
    await keep([])
    eva = await platform.as('eva@beispiel.de')
    await add()
    // The history still shows the one.
    expect(await statusFor(eva, named.file_id)).toBe(200)
    expect(await statusFor(eva, unnamed.file_id)).toBe(404)
    const { db } = platform.context
    expect((await eva.delete('/access', query())).status).toBe(204)
    expect(await db.selectFrom('landing_files').select('id').execute()).toEqual([])
    const { rows } = await db.executeQuery<{ data: { prefix: string } }>(
      sql`select data from jobs.job where name = 'storage.remove'`.compile(db),
    )
    expect(rows.map(({ data }) => data.prefix)).toEqual(
      expect.arrayContaining([`landing-files/${named.file_id}`, `landing-files/${unnamed.file_id}`]),
    )
  })
})
