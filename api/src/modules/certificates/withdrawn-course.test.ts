import { addSociety } from '../../seed/scenarios/societies.ts'
import { addWithdrawal, offerWithdrawals } from '../../seed/scenarios/withdrawals.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { arrangeCertificates, type CertificateWorld } from '../../testing/certificate-world.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('a finished course whose contract was withdrawn from', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  let society_id: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
    society_id = await platform.run((context) =>
      addSociety(context, { name: 'TSV', owner_id: world.ids.creator, member_ids: [world.ids.anna] }),
    )
    await world.finish()
  })

  const withdraw = async () => {
    const id = await platform.run(async (context) => {
      await offerWithdrawals(context)
      return addWithdrawal(context, {
        number: 'W-1',
        name: 'Anna Ärmel',
        email: 'anna@beispiel.de',
        contract: 'Starker Rücken',
        received_at: context.clock.now(),
      })
    })
    const admin = await platform.as('admin@beispiel.de')
    const body = { state: 'accepted', course_ids: [world.ids.live] }
    expect(codeOf(await admin.patch('/withdrawal', body, { 'withdrawal-id': id }))).toBe('200')
  }
  const participations = async () => itemsOf(await world.anna.get('/course-participations'))
  const finishes = async () => {
    const leader = await platform.as('eva@beispiel.de')
    return itemsOf(await leader.get('/user-finishes', { society_id, year: 2026 }))
  }

  it('gives no certificate any more, and counts for nobody', async () => {
    expect(await participations()).toMatchObject([{ state: 'finished', withdrawn: false }])
    await withdraw()
    expect(codeOf(await world.anna.post('/user-finish', world.complete()))).toBe('404 not_found')
    const course = { 'course-id': world.ids.live }
    expect(codeOf(await world.anna.get('/certificate-declarations', course))).toBe('404 not_found')
    expect(await participations()).toMatchObject([{ state: 'finished', certificate: null, withdrawn: true }])
    expect(await finishes()).toEqual([])
  })

  it('keeps the certificate it had before', async () => {
    const { id, number } = await world.confirm()
    await withdraw()
    expect(await world.confirm()).toMatchObject({ id, number })
    expect(await participations()).toMatchObject([{ certificate: { number }, withdrawn: true }])
  })
})
