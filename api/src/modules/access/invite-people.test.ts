import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { newId } from '../../platform/ids.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { forgetPerson } from '../accounts/personal-data.ts'
import { takeDueOf } from '../retention/take-due.ts'

describe('inviting to an access', () => {
  let platform: TestPlatform
  let eva: TestClient
  let accessId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    accessId = await platform.run(async (context) => {
      const owner_id = await addPerson(context, {
        email: 'eva@beispiel.de',
        first_name: 'Eva',
        last_name: 'Weiß',
        is_course_creator: true,
      })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      return addAccess(context, { owner_id, name: 'Frühling', course_ids: [], user_ids: [] })
    })
    eva = await platform.as('eva@beispiel.de')
  })

  const invite = (client: TestClient, emails: string[]) =>
    client.post('/access/invitations', { emails }, { 'access-id': accessId })

  it('mails everybody the address once, and tells nothing of accounts', async () => {
    const sent = await invite(eva, ['neu@beispiel.de', 'Neu@Beispiel.de', 'other@beispiel.de'])
    expect(sent.body).toEqual({ sent: 2 })
    const { body } = await platform.client.get('/dev/outbox', { to: 'neu@beispiel.de' })
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          subject: 'Eva Weiß lädt dich ein: Frühling',
          text: expect.stringContaining(`/access/${accessId}`),
        },
      ],
    })
    expect((await eva.get('/access/users', { 'access-id': accessId })).body).toMatchObject({ total: 0 })
  })

  it('shows the mark and the cover of the course', async () => {
    const [course, image] = [newId(), newId()]
    await platform.run(async (context) => {
      const owner_id = (await context.db.selectFrom('accesses').select('owner_id').executeTakeFirstOrThrow())
        .owner_id
      await context.db
        .insertInto('images')
        .values({ id: image, owner_id, state: 'ready', content_type: 'image/webp', width: 320 })
        .execute()
      await context.db
        .insertInto('courses')
        .values({
          id: course,
          owner_id,
          title: 'Rückenfit',
          image_id: image,
          created_at: context.clock.now(),
        })
        .execute()
      await context.db
        .insertInto('access_courses')
        .values({ access_id: accessId, course_id: course, created_at: context.clock.now() })
        .execute()
    })
    await invite(eva, ['neu@beispiel.de'])
    const { body } = await platform.client.get('/dev/outbox', { to: 'neu@beispiel.de' })
    const [{ html } = { html: '' }] = (body as { items: { html: string }[] }).items
    expect(html).toContain('/defaults/mark.png')
    expect(html).toContain(`/api/image?id=${image}&amp;width=1280`)
  })

  it('is for who manages it, with addresses that can be, to an access people can take', async () => {
    expect(codeOf(await invite(platform.client, ['a@beispiel.de']))).toBe('401 not_logged_in')
    const other = await platform.as('other@beispiel.de')
    expect(codeOf(await invite(other, ['a@beispiel.de']))).toBe('404 not_found')
    expect(codeOf(await invite(eva, ['a@beispiel']))).toBe('422 validation_failed')
    expect(codeOf(await invite(eva, []))).toBe('422 validation_failed')
    await eva.patch('/access', { for_societies: true }, { 'access-id': accessId })
    expect(codeOf(await invite(eva, ['a@beispiel.de']))).toBe('409 societies_enabled')
  })

  it('shows who was invited and who came, and takes an invitation back', async () => {
    const query = { 'access-id': accessId }
    await invite(eva, ['neu@beispiel.de', 'other@beispiel.de'])
    const invited = async () =>
      itemsOf(await eva.get('/access/invitations', query))
        .map(({ email, joined }) => [email, joined])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    expect(await invited()).toEqual([
      ['neu@beispiel.de', false],
      ['other@beispiel.de', false],
    ])
    const other = await platform.as('other@beispiel.de')
    await other.post('/access/join', undefined, query)
    expect(await invited()).toEqual([
      ['neu@beispiel.de', false],
      ['other@beispiel.de', true],
    ])
    expect(codeOf(await other.get('/access/invitations', query))).toBe('404 not_found')
    const [item] = itemsOf(await eva.get('/access/invitations', { ...query, limit: 1 }))
    const one = { ...query, 'invitation-id': String(item?.['id']) }
    expect(codeOf(await other.delete('/access/invitation', one))).toBe('404 not_found')
    expect((await eva.delete('/access/invitation', one)).status).toBe(204)
    expect(codeOf(await eva.delete('/access/invitation', one))).toBe('404 not_found')
    expect(await invited()).toHaveLength(1)
  })

  it('is found by whoever has an account with the address, until it is taken, taken back or over', async () => {
    const live = await platform.run(async (context) => {
      const draft = await addCourse(
        context,
        { fields: { title: 'Rücken' }, chapters: [] },
        {
          owner_id: (
            await context.db
              .selectFrom('users')
              .select('id')
              .where('email', '=', 'eva@beispiel.de')
              .executeTakeFirstOrThrow()
          ).id,
        },
      )
      await context.db
        .insertInto('access_courses')
        .values({ access_id: accessId, course_id: draft })
        .execute()
      return publishCourse(context, draft)
    })
    const query = { 'access-id': accessId }
    const other = await platform.as('other@beispiel.de')
    const found = async () => itemsOf(await other.get('/invitations'))
    expect(await found()).toEqual([])
    await invite(eva, ['other@beispiel.de'])
    expect(await found()).toMatchObject([
      { access_id: accessId, inviter: 'Eva Weiß', courses: [{ id: live, title: 'Rücken' }] },
    ])
    await eva.patch('/access', { open_until: '2020-01-01' }, query)
    expect(await found()).toEqual([])
    await eva.patch('/access', { open_until: null }, query)
    expect(await found()).toHaveLength(1)
    await other.post('/access/join', undefined, query)
    expect(await found()).toEqual([])
    expect(itemsOf(await other.get('/courses'))).toMatchObject([
      { id: live, invited_at: expect.any(String), learned_at: null },
    ])
  })

  it('forgets the address with the account, and after half a year', async () => {
    await invite(eva, ['neu@beispiel.de', 'other@beispiel.de'])
    const left = async () =>
      (await platform.context.db.selectFrom('access_invitations').select('email').execute()).map(
        ({ email }) => email,
      )
    await platform.run(async (context) => {
      const id = async (email: string) =>
        (
          await context.db
            .selectFrom('users')
            .select('id')
            .where('email', '=', email)
            .executeTakeFirstOrThrow()
        ).id
      await forgetPerson(context, {
        userId: await id('other@beispiel.de'),
        heirId: await id('eva@beispiel.de'),
      })
    })
    expect(await left()).toEqual(['neu@beispiel.de'])
    platform.clock.advance(181 * 86_400)
    await takeDueOf(platform.services, ['invitations'])
    expect(await left()).toEqual([])
  })
})
