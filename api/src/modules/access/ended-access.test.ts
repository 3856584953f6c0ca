import { berlinDay } from '@kursportal/shared/domain'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('whom an access lets in', () => {
  let platform: TestPlatform
  let eva: TestClient
  let anna: TestClient
  let query: { 'access-id': string }
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const open = async (minors_only: boolean) => {
    await platform.reset()
    const accessId = await platform.run(async (context) => {
      const owner_id = await addPerson(context, {
        email: 'eva@beispiel.de',
        first_name: 'Eva',
        last_name: 'Weiß',
        is_course_creator: true,
      })
      await addPerson(context, { email: 'anna@beispiel.de', birth_date: '1970-05-01' })
      const young = new Date().getFullYear() - 15
      await addPerson(context, { email: 'mia@beispiel.de', birth_date: `${young}-01-01` })
      const fields = { title: 'Cool bleiben', minors_only }
      const draft = await addCourse(context, { fields, chapters: [] }, { owner_id })
      await publishCourse(context, draft)
      return addAccess(context, { owner_id, name: 'Frühling', course_ids: [draft] })
    })
    query = { 'access-id': accessId }
    eva = await platform.as('eva@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
  }
  const join = (client: TestClient) => client.post('/access/join', undefined, query)
  const today = () => berlinDay(platform.clock.now())

  it('says who invites, never their address', async () => {
    await open(false)
    expect((await platform.client.get('/access', query)).body).toMatchObject({ inviter: 'Eva Weiß' })
    await platform.context.db.updateTable('users').set({ first_name: '', last_name: '' }).execute()
    const { body, text } = await platform.client.get('/access', query)
    expect(body).toMatchObject({ inviter: null })
    expect(text).not.toContain('@')
  })

  it('lets nobody in after its last day; who has it keeps it', async () => {
    await open(false)
    await join(anna)
    await eva.patch('/access', { open_until: today() }, query)
    expect((await platform.client.get('/access', query)).body).toMatchObject({
      ended: false,
      open_until: today(),
    })
    platform.clock.advance(2 * 86_400)
    expect((await anna.get('/access', query)).body).toMatchObject({ ended: true, has_access: true })
    expect((await join(anna)).status).toBe(204)
    const mia = await platform.as('mia@beispiel.de')
    expect((await mia.get('/access', query)).body).toMatchObject({ ended: true, can: { join: false } })
    expect(codeOf(await join(mia))).toBe('404 access_ended')
    expect(itemsOf(await mia.get('/courses'))).toEqual([])
    expect(codeOf(await eva.post('/access/invitations', { emails: ['neu@beispiel.de'] }, query))).toBe(
      '404 access_ended',
    )
  })

  it('says of a removed one that it has ended and whom to ask', async () => {
    await open(false)
    expect((await eva.delete('/access', query)).status).toBe(204)
    for (const path of ['/access', '/landing-page']) {
      const answer = await platform.client.get(path, query)
      expect(codeOf(answer)).toBe('404 access_ended')
      expect(answer.body).toMatchObject({ details: { ask: 'Eva Weiß' } })
    }
    expect(codeOf(await join(anna))).toBe('404 access_ended')
    expect(codeOf(await eva.delete('/access', query))).toBe('404 not_found')
  })

  it('offers courses for minors to minors', async () => {
    await open(true)
    const asSeenBy = async (client: TestClient) => (await client.get('/access', query)).body
    expect(await asSeenBy(platform.client)).toMatchObject({ courses: [{ minors_only: true, for_you: true }] })
    expect(await asSeenBy(anna)).toMatchObject({ courses: [{ for_you: false }], can: { join: false } })
    expect(codeOf(await join(anna))).toBe('409 minors_only')
    const mia = await platform.as('mia@beispiel.de')
    expect(await asSeenBy(mia)).toMatchObject({ courses: [{ for_you: true }], can: { join: true } })
    expect((await join(mia)).status).toBe(204)
    expect(itemsOf(await mia.get('/courses'))).toHaveLength(1)
  })
})
