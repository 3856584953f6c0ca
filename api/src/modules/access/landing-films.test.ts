import { landingCalls, watchAnswer, type LandingFilm } from '@kursportal/shared/contract'
import { retentionRules } from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addDraftLecture, addUsedFilms, type DraftFixture } from '../media/media.fixtures.ts'
import { takeDueOf } from '../retention/take-due.ts'

const RENDITION = { height: 360, width: 640, bandwidth: 1, codecs: 'avc1.4d401e' }

describe('the films of a landing page', () => {
  let platform: TestPlatform
  let kim: TestClient
  let draft: DraftFixture
  let foreign: DraftFixture
  let access: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ;({ draft, foreign, access } = await platform.run(async (context) => {
      const own = await addDraftLecture(context)
      return {
        draft: own,
        foreign: await addDraftLecture(context, 'other@beispiel.de'),
        access: await addAccess(context, { owner_id: own.creatorId, name: 'Frühling', course_ids: [] }),
      }
    }))
    kim = await platform.as('kim@beispiel.de')
  })

  const query = () => ({ 'access-id': access })
  /** A film that can be watched, in a lecture of its own. */
  const addFilm = async (where: DraftFixture): Promise<string> => {
    const [film = ''] = await platform.run((context) => addUsedFilms(context, where, [100]))
    await platform.context.db
      .updateTable('media_assets')
      .set({ renditions: JSON.stringify([RENDITION]) })
      .where('id', '=', film)
      .execute()
    return film
  }
  const lectureOf = async (film: string): Promise<string> => {
    const { db } = platform.context
    const { video_id } = await db
      .selectFrom('media_assets')
      .select('video_id')
      .where('id', '=', film)
      .executeTakeFirstOrThrow()
    return video_id ?? ''
  }
  const named = async (film: string, more: Partial<LandingFilm> = {}): Promise<LandingFilm> => ({
    film_id: film,
    video_id: await lectureOf(film),
    image_id: null,
    cut: null,
    seconds: 60,
    ...more,
  })
  const pageOf = (film: LandingFilm | null, more: object = {}) => ({
    blocks: [
      {
        type: 'video',
        id: '01980000-0000-7000-8000-000000000001',
        hidden: false,
        heading: '',
        film,
        title: 'Eine Übung',
        poster_image_id: null,
        ...more,
      },
    ],
    seo_title: '',
    seo_description: 'Mach mit.',
  })
  const keep = (film: LandingFilm | null, more: object = {}) =>
    kim.put('/landing-page/draft', { page: pageOf(film, more), image_id: null }, query())
  const publish = () => kim.post('/landing-page/publish', {}, query())
  const watchAs = (client: TestClient, film: string, more: object = {}) =>
    client.get('/landing-page/film', { ...query(), 'film-id': film, ...more })
  const statusFor = async (client: TestClient, film: string, more: object = {}) =>
    (await watchAs(client, film, more)).status
  const watched = async (film: string) => watchAnswer.parse((await watchAs(platform.client, film)).body)

  it('are watched by everybody once the page that shows them is published, and no longer than that', async () => {
    const film = await addFilm(draft)
    await keep(await named(film))
    expect(await statusFor(platform.client, film)).toBe(404)
    expect((await publish()).status).toBe(200)
    const { url } = await watched(film)
    const path = new URL(url).pathname
    const master = await platform.client.inject({ method: 'GET', url: path })
    expect([master.status, master.text]).toEqual([200, expect.stringContaining('360p')])
    // The address is signed for this film alone.
    const other = await addFilm(draft)
    const forged = await platform.client.inject({ method: 'GET', url: path.replace(film, other) })
    expect(forged.status).toBe(403)
    expect(await statusFor(platform.client, other)).toBe(404)
    await keep(await named(film), { hidden: true })
    await kim.put('/landing-page', pageOf(await named(film), { hidden: true }), query())
    expect(await statusFor(platform.client, film)).toBe(404)
  })

  it('are listed in as many queries, however many there are', async () => {
    const list = () => kim.get('/landing-page/films', query())
    await addFilm(draft)
    await list()
    const queries = await platform.queriesIn(list)
    for (let more = 0; more < 3; more += 1) await addFilm(draft)
    expect(itemsOf(await list())).toHaveLength(4)
    expect(await platform.queriesIn(list)).toBe(queries)
  })

  it('of a draft are watched by who has the link to it', async () => {
    const film = await addFilm(draft)
    await keep(await named(film))
    const { path } = (await kim.get('/landing-page/preview-link', query())).body as { path: string }
    const token = new URL(path, 'https://kurse.example').searchParams.get('draft') ?? ''
    expect(await statusFor(platform.client, film, { token })).toBe(200)
    expect(await statusFor(platform.client, film, { token: `${token}x` })).toBe(404)
    expect(await statusFor(kim, film)).toBe(404)
  })

  it('of somebody else are not reached by naming them', async () => {
    const film = await addFilm(foreign)
    await keep(await named(film))
    const { path } = (await kim.get('/landing-page/preview-link', query())).body as { path: string }
    const token = new URL(path, 'https://kurse.example').searchParams.get('draft') ?? ''
    expect(await statusFor(platform.client, film, { token })).toBe(404)
    const refused = await publish()
    expect(codeOf(refused)).toBe('409 landing_page_incomplete')
    expect(refused.body).toMatchObject({ details: [{ code: 'film_gone' }] })
    await kim.put('/landing-page', pageOf(await named(film)), query())
    expect((await kim.get('/landing-page', query())).body).toMatchObject({
      page: { blocks: [{ film: null }] },
    })
    expect(await statusFor(platform.client, film)).toBe(404)
  })

  it('bring the captions and the part of their own lecture, whatever the page said', async () => {
    const film = await addFilm(draft)
    const lecture = await lectureOf(film)
    const secret = await lectureOf(await addFilm(foreign))
    const { db } = platform.context
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHallo\n'
    for (const video_id of [lecture, secret])
      await db
        .insertInto('captions')
        .values({ id: newId(), video_id, language: 'de', label: 'Deutsch', vtt })
        .execute()
    const cut = { film_id: film, from: 10, to: 40 }
    await db
      .updateTable('videos')
      .set({ film_cut: JSON.stringify(cut) })
      .where('id', '=', lecture)
      .execute()
    await keep(await named(film, { video_id: secret, seconds: 9000 }))
    await publish()
    expect((await kim.get('/landing-page', query())).body).toMatchObject({
      page: { blocks: [{ film: { video_id: lecture, cut, seconds: 30 } }] },
    })
    expect(await watched(film)).toMatchObject({
      part: { from: 10, to: 40 },
      duration_seconds: 30,
      captions: [{ language: 'de' }],
    })
    // As the course shows it now; and as it was, once its lecture shows another.
    await db.updateTable('videos').set({ film_cut: null }).where('id', '=', lecture).execute()
    expect(await watched(film)).toMatchObject({ part: null, captions: [{}] })
    await db
      .updateTable('videos')
      .set({ asset_id: await addFilm(draft) })
      .where('id', '=', lecture)
      .execute()
    expect(await watched(film)).toMatchObject({ part: { from: 10, to: 40 }, captions: [] })
    // A forged lecture in the draft brings no captions either.
    await keep(await named(film, { video_id: secret }))
    const { path } = (await kim.get('/landing-page/preview-link', query())).body as { path: string }
    const token = new URL(path, 'https://kurse.example').searchParams.get('draft') ?? ''
    expect((await watchAs(platform.client, film, { token })).body).toMatchObject({ captions: [] })
  })

  it('stay on a page that showed them when it was published, though their lecture is deleted', async () => {
    const film = await addFilm(draft)
    await keep(await named(film))
    await publish()
    const lecture = await lectureOf(film)
    await kim.delete('/video', { 'video-id': lecture })
    expect(await statusFor(platform.client, film)).toBe(200)
    // It takes room still, and its creator sees what keeps it.
    expect((await kim.get('/video-space')).body).toMatchObject({
      items: [],
      page_films: [{ video_upload_id: film, bytes: 100, access_id: access, access_name: 'Frühling' }],
      used: { films: 1, bytes: 100 },
    })
    await keep(await named(film, { video_id: lecture }), { title: 'Anders' })
    expect((await publish()).status).toBe(200)
    const { db } = platform.context
    const sweepLater = async () => {
      await takeDueOf(platform.services, ['unused_films'])
      platform.clock.advance((retentionRules.unused_films.count + 1) * 86_400)
      await takeDueOf(platform.services, ['unused_films'])
      return (await db.selectFrom('media_assets').select('id').execute()).map(({ id }) => id)
    }
    expect(await sweepLater()).toEqual([film])
    // With its access goes its history.
    kim = await platform.as('kim@beispiel.de')
    await kim.delete('/access', query())
    expect(await sweepLater()).toEqual([])
  })

  it('that only a page shows count towards what one may have, and are not freed with former ones', async () => {
    const film = await addFilm(draft)
    await keep(await named(film))
    await publish()
    await platform.run((context) => publishCourse(context, draft.courseId))
    await platform.context.db
      .updateTable('videos')
      .set({ asset_id: null })
      .where('asset_id', '=', film)
      .execute()
    expect((await kim.get('/video-space')).body).toMatchObject({
      items: [{ video_upload_id: film, use: 'page', course_id: draft.courseId }],
      used: { films: 1, bytes: 100 },
    })
    expect((await kim.delete('/video-space', { 'course-id': draft.courseId })).body).toEqual({
      films: 0,
      bytes: 0,
    })
    expect(await statusFor(platform.client, film)).toBe(200)
  })

  it('are offered from the courses of the access first, and those that are being made say so', async () => {
    const film = await addFilm(draft)
    await platform.context.db
      .updateTable('media_assets')
      .set({ renditions: '[]', state: 'processing' })
      .execute()
    const second = await platform.run(async (context) => {
      const given = await addDraftLecture(context, 'third@beispiel.de')
      await context.db
        .insertInto('access_courses')
        .values({ access_id: access, course_id: given.courseId, created_at: context.clock.now() })
        .execute()
      await context.db
        .updateTable('courses')
        .set({ title: 'Schlaf', search_text: 'schlaf' })
        .where('id', '=', given.courseId)
        .execute()
      return given
    })
    const given = await addFilm(second)
    await addFilm(foreign)
    const list = async (more: object = {}) =>
      landingCalls.listLandingFilms.answer.parse(
        (await kim.get('/landing-page/films', { ...query(), ...more })).body,
      )
    const all = await list()
    expect(all.items.map(({ film_id, watchable }) => [film_id, watchable])).toEqual([
      [given, true],
      [film, false],
    ])
    expect((await list({ search: 'Schlaf' })).items.map(({ film_id }) => film_id)).toEqual([given])
    await keep(await named(film))
    expect(codeOf(await publish())).toBe('409 landing_page_incomplete')
    const other = await platform.as('other@beispiel.de')
    expect((await other.get('/landing-page/films', query())).status).toBe(404)
  })
})
