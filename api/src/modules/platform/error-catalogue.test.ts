import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { errorCatalogue } from '@kursportal/shared/contract'
import { issueCode } from '../../platform/auth/codes.ts'
import { limits } from '../../platform/limits.ts'
import { newId } from '../../platform/ids.ts'
import { startNinox, type NinoxServer } from '../../testing/ninox-server.ts'
import {
  addRightsWorld,
  emailOf,
  type PersonName,
  type RightsWorld,
} from '../../testing/rights/rights-world.ts'
import { beginUndoable, type Undoable } from '../../testing/rights/undoable.ts'
import { clientFor, type TestAnswer, type TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

const newcomer = {
  email: 'neu@beispiel.de',
  password: 'Sonnenhut-42-gelb',
  first_name: 'Nele',
  last_name: 'Neu',
  birth_date: '1990-03-04',
  consents: { terms_of_use: true, privacy: true },
}
const WRONG_CODE = 'AAAAAAAA'

describe('the error catalogue of the specification', () => {
  let ninox: NinoxServer
  let platform: TestPlatform
  let undoable: Undoable
  let world: RightsWorld
  beforeAll(async () => {
    ninox = await startNinox()
    const { url, token, database } = ninox
    platform = await openTestPlatform({
      ninox: { url, token, database },
      limits: { ...limits, videosPerCreator: 2 },
    })
    world = await addRightsWorld(platform)
    undoable = await beginUndoable(platform)
  })
  afterAll(async () => {
    await undoable.end()
    await platform.close()
    await ninox.close()
  })
  afterEach(async () => {
    ninox.fail('none')
    await undoable.undo()
  })

  const as = (who: PersonName): TestClient => clientFor(platform.app, world.sessions[who])
  const nobody = (): TestClient => platform.client
  const store = () => platform.services.database.db
  const codeFor = (purpose: 'registration' | 'password', email: string, userId: string | null) =>
    platform.run((context) => issueCode(context, { purpose, email, userId }))
  const registerWith = (code: string, more: object = {}) =>
    nobody().post('/user', { ...newcomer, ...more, code })
  const setOwner = (columns: { password_hash?: null; must_change_password?: boolean }) =>
    store().updateTable('users').set(columns).where('id', '=', world.people.mia).execute()

  /** A line of section 8: status, the words of the specification, the code, and what provokes it. */
  type Line = [status: number, words: string, code: string, provoke: () => Promise<TestAnswer>]
  const lines: Line[] = [
    [403, 'invalid code', 'invalid_code', () => registerWith(WRONG_CODE)],
    [
      410,
      'too many tries',
      'too_many_tries',
      async () => {
        const right = await codeFor('registration', newcomer.email, null)
        for (let tried = 0; tried < 5; tried += 1) await registerWith(WRONG_CODE)
        return registerWith(right)
      },
    ],
    [
      410,
      'cannot change yourself',
      'cannot_change_yourself',
      () => as('ada').patch('/user/permissions', { admin: false }, { 'user-id': world.people.ada }),
    ],
    [
      410,
      'cannot change yourself: the own account',
      'cannot_change_yourself',
      () => as('ada').put('/delete'),
    ],
    [
      401,
      'login: invalid login',
      'invalid_login',
      () => nobody().post('/session-id', { email: emailOf('mia'), password: 'falsch' }),
    ],
    [
      401,
      'password reset: email not registered',
      'email_not_registered',
      () => nobody().put('/password', { email: 'niemand@beispiel.de' }),
    ],
    [
      409,
      'login: password should be changed',
      'password_should_be_changed',
      async () => {
        await setOwner({ must_change_password: true })
        return nobody().post('/session-id', { email: emailOf('mia'), password: TEST_PASSWORD })
      },
    ],
    [
      409,
      'reset: no password set',
      'no_password_set',
      async () => {
        await setOwner({ password_hash: null })
        return nobody().put('/password', { email: emailOf('mia') })
      },
    ],
    [
      409,
      'register: email already in use',
      'email_in_use',
      () => nobody().put('/user', { ...newcomer, email: emailOf('mia').toUpperCase() }),
    ],
    [
      409,
      'chapter-index is offset',
      'order_out_of_date',
      () => as('kim').patch('/chapter/order', { chapter_ids: [] }, { 'course-id': world.draft.course }),
    ],
    [
      409,
      'video-index is offset',
      'order_out_of_date',
      () =>
        as('kim').patch(
          '/video/order',
          { video_ids: [world.draft.film] },
          { 'chapter-id': world.draft.chapter },
        ),
    ],
    [
      409,
      'publish: array of missing data',
      'course_incomplete',
      async () => {
        const kim = as('kim')
        const created = await kim.post('/course', { title: 'Leer' })
        const answer = await kim.put('/course/live', undefined, {
          'course-id': (created.body as { id: string }).id,
        })
        expect(answer.body).toMatchObject({ details: [expect.objectContaining({ code: 'no_chapters' })] })
        return answer
      },
    ],
    [
      409,
      'society has users or admins',
      'society_not_empty',
      () => as('ada').delete('/society', { 'society-id': world.community }),
    ],
    [
      409,
      'level already exists',
      'level_exists',
      () =>
        as('ada').post('/society-level', {
          society_id: world.community,
          start: 1,
          income_per_user: 1,
          bonus: 0,
        }),
    ],
    [
      409,
      'user already has access',
      'user_already_has_access',
      () =>
        as('kim').post('/access/user', undefined, {
          'access-id': world.access,
          'user-id': world.people.lea,
        }),
    ],
    [
      409,
      'societies enabled',
      'societies_enabled',
      () =>
        as('kim').post('/access/user', undefined, {
          'access-id': world.societyAccess,
          'user-id': world.people.mia,
        }),
    ],
    [
      404,
      'register: insurance not found',
      'insurance_not_found',
      () => nobody().put('/user', { ...newcomer, insurance_id: newId() }),
    ],
    [
      425,
      'register: too young',
      'too_young',
      () => nobody().put('/user', { ...newcomer, birth_date: `${new Date().getFullYear() - 13}-01-01` }),
    ],
    [
      425,
      'image not fully processed',
      'not_processed_yet',
      async () => {
        await store().updateTable('images').set({ state: 'processing' }).execute()
        return nobody().get('/image', { id: world.image })
      },
    ],
    [
      425,
      'thumbnail not fully processed',
      'not_processed_yet',
      async () => {
        await store().updateTable('images').set({ state: 'processing' }).execute()
        return nobody().get('/thumbnail', { id: world.image })
      },
    ],
    [
      425,
      'redo when course not finished',
      'redo_not_possible_yet',
      () => as('lea').post('/redo-course', { course_id: world.doneLive }),
    ],
    [
      406,
      'course already getting live',
      'course_already_going_live',
      async () => {
        const publish = () => as('kim').put('/course/live', undefined, { 'course-id': world.draft.course })
        // Its film is still being processed.
        expect((await publish()).status).toBe(200)
        return publish()
      },
    ],
    [
      406,
      'a timestamp is allowed only for videos',
      'timestamp_only_for_videos',
      () => as('lea').post('/video/progress', { video_id: world.live.text, progress: 1, timestamp: 3 }),
    ],
    [
      507,
      'no more videos can be uploaded',
      'video_quota_used_up',
      async () => {
        await store()
          .insertInto('media_assets')
          .values({
            id: newId(),
            owner_id: world.people.kim,
            video_id: world.draft.text,
            state: 'ready',
          })
          .execute()
        return as('kim').put(
          '/video/upload-link',
          { file_name: 'film.mp4' },
          { 'video-id': world.draft.film },
        )
      },
    ],
    [
      502,
      'could not import course',
      'import_failed',
      () => {
        ninox.fail('500')
        return as('kim').post('/import-course', { ninox_id: '1' })
      },
    ],
    [
      423,
      'not in dev mode',
      'not_in_dev_mode',
      () => as('kim').patch('/course', { title: 'Neu' }, { 'course-id': world.live.course }),
    ],
    [
      400,
      'course not finished yet',
      'course_not_finished',
      () => as('lea').post('/course-finish', { course_id: world.live.course }),
    ],
    [
      403,
      'wrong auth token',
      'wrong_auth_token',
      () => nobody().inject({ method: 'GET', url: '/api/media/falsch/master.m3u8' }),
    ],
    [
      422,
      'society id not a number',
      'society_id_not_a_number',
      () => {
        ninox.fill('Vereine', [{ Vereinsnummer: 'sieben', Name: 'TSV' }])
        return as('ada').post('/sync-societies')
      },
    ],
    [
      422,
      'sync API call failed',
      'sync_failed',
      () => {
        ninox.fail('500')
        return as('ada').post('/sync-societies')
      },
    ],
    [401, 'Not logged in', 'not_logged_in', () => nobody().get('/user')],
    [
      429,
      'Too many requests',
      'too_many_requests',
      async () => {
        platform.services.config.rateLimits = true
        try {
          const wrong = () => nobody().post('/session-id', { email: emailOf('mia'), password: 'falsch' })
          for (let tried = 0; tried < 15; tried += 1) await wrong()
          return await wrong()
        } finally {
          platform.services.config.rateLimits = false
        }
      },
    ],
    [
      422,
      "limit isn't specified but offset is",
      'limit_missing',
      () => as('ada').get('/users', { offset: 1 }),
    ],
    [400, 'Bad Request', 'bad_request', () => nobody().inject({ method: 'GET', url: '/api/%ff' })],
    [403, 'Forbidden', 'forbidden', () => as('mia').get('/users')],
    [404, 'Not Found', 'not_found', () => as('mia').get('/course', { 'course-id': newId() })],
    [
      500,
      'Internal Server Error',
      'internal_error',
      async () => {
        const { services } = platform
        const { storage } = services
        services.storage = { ...storage, get: () => Promise.reject(new Error('the disk is gone')) }
        const answer = await nobody().get('/image', { id: world.image })
        services.storage = storage
        return answer
      },
    ],
    [
      502,
      'Bad Gateway',
      'bad_gateway',
      () => {
        ninox.fill('Vereine', [{ Vereinsnummer: 7 }])
        return as('ada').post('/sync-societies')
      },
    ],
    [
      503,
      'Service Unavailable',
      'unavailable',
      async () => {
        await sql`delete from migrations`.execute(store())
        return nobody().get('/ready')
      },
    ],
  ]

  it.each(lines)('%i %s', async (status, words, code, provoke) => {
    const answer = await provoke()
    const { message } = errorCatalogue[code as keyof typeof errorCatalogue]
    expect(answer.body).toMatchObject({ status, code, message })
    expect(answer.status).toBe(status)
    expect(words).not.toBe('')
  })
})

describe('every code of the catalogue', () => {
  it('is provoked by a test', async () => {
    const source = new URL('../../', import.meta.url).pathname
    const files = (await readdir(source, { recursive: true })).filter(
      (name) => name.endsWith('.test.ts') || name.startsWith('testing/rights/'),
    )
    const tests = (
      await Promise.all(
        files
          .filter((name) => name.endsWith('.ts') && !name.endsWith('error-catalogue.test.ts'))
          .map((name) => readFile(join(source, name), 'utf8')),
      )
    ).join('\n')
    const own = await readFile(new URL(import.meta.url), 'utf8')
    const unprovoked = Object.keys(errorCatalogue).filter(
      (code) => !new RegExp(`\\b${code}\\b`).test(tests) && !own.includes(`'${code}'`),
    )
    expect(unprovoked).toEqual([])
  })
})
