import { newId } from '../../platform/ids.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openCoursesWorld, type CoursesWorld } from '../courses/courses.fixtures.ts'
import type { LinkAnswer } from './ask-link.ts'
import { checkLinks } from './links.jobs.ts'

const HOUR = 3600

const linking = (...addresses: string[]) => ({
  type: 'doc',
  content: addresses.map((href) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href } }] }],
  })),
})

describe('links of lectures', () => {
  let platform: TestPlatform
  let world: CoursesWorld
  let course: string
  let lecture: string
  let liveId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await openCoursesWorld(platform)
    const whole = await world.wholeCourse()
    ;({ course } = whole)
    lecture = whole.a
    const live = (await world.goLive(course)).body as { live_id: string }
    liveId = live.live_id
  })

  const write = async (...addresses: string[]) => {
    const before = await world.eva.get('/video/rich-text', { 'video-id': lecture, dev: 'true' })
    const { version } = before.body as { version: string }
    const answer = await world.eva.put(
      '/video/rich-text',
      { document: linking(...addresses), based_on: version },
      { 'video-id': lecture },
    )
    expect(answer.status).toBe(200)
  }
  const deadLinks = async (): Promise<unknown> => {
    const { body } = await world.eva.get('/course/changes', { 'course-id': course })
    const { advice, missing } = body as { advice: { code: string }[]; missing: unknown[] }
    expect(missing).toEqual([])
    return advice.filter(({ code }) => code === 'dead_links')
  }
  /** One run of the job, with a world outside that answers as given. */
  const run = async (answers: Record<string, LinkAnswer>): Promise<string[]> => {
    const asked: string[] = []
    await checkLinks(platform.services, new AbortController().signal, (address) => {
      asked.push(address)
      return Promise.resolve(answers[address] ?? 'there')
    })
    return asked
  }

  it('inside the platform are known at once', async () => {
    const gone = newId()
    await write(`/courses/${liveId}`, `/courses/${gone}`, `/access/${gone}`, '/course-editor', '/faq')
    expect(await deadLinks()).toEqual([
      expect.objectContaining({
        video_id: lecture,
        links: [`/courses/${gone}`, `/access/${gone}`, '/course-editor'],
      }),
    ])
    await write(`/courses/${liveId}`, '/faq', 'mailto:eva@beispiel.de')
    expect(await deadLinks()).toEqual([])
  })

  it('outside are asked once for all texts, and named when they are gone', async () => {
    await write('https://da.example/a#b', 'https://weg.example', 'https://da.example/a')
    expect(await deadLinks()).toEqual([])
    const asked = await run({ 'https://weg.example/': 'gone' })
    expect(asked.toSorted()).toEqual(['https://da.example/a', 'https://weg.example/'])
    expect(await deadLinks()).toEqual([expect.objectContaining({ links: ['https://weg.example'] })])
    // Asked lately.
    expect(await run({})).toEqual([])
  })

  it('that nobody answers count as dead after three times, and are forgiven when somebody does', async () => {
    const [address, away] = ['https://still.example/', { 'https://still.example/': 'unreachable' } as const]
    await write(address)
    for (const _ of [1, 2]) {
      expect(await run(away)).toEqual([address])
      platform.clock.advance(2 * HOUR)
    }
    expect(await deadLinks()).toEqual([])
    await run(away)
    expect(await deadLinks()).toEqual([expect.objectContaining({ links: [address] })])
    platform.clock.advance(25 * HOUR)
    await run({})
    expect(await deadLinks()).toEqual([])
  })

  it('do not keep a course from going live, and are asked again week by week', async () => {
    await write('https://weg.example/')
    await run({ 'https://weg.example/': 'gone' })
    expect((await world.goLive(course)).status).toBe(200)
    platform.clock.advance(8 * 24 * HOUR)
    expect(await run({})).toEqual(['https://weg.example/'])
  })
})
