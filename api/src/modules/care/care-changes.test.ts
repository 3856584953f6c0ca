import type { WebSocket } from '@fastify/websocket'
import { idOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openCareWorld, type CareWorld } from './care.fixtures.ts'

/** What somebody hears on their line. */
type Line = { socket: WebSocket; heard: unknown[]; next: () => Promise<unknown> }

describe('the WebSocket that tells of questions', () => {
  let platform: TestPlatform
  let world: CareWorld
  let lines: Line[] = []
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    world = await openCareWorld(platform)
  })
  afterEach(() => {
    for (const { socket } of lines) socket.terminate()
    lines = []
  })

  const listen = async (client: TestClient): Promise<Line> => {
    const headers = { cookie: `session_id=${client.sessionId}` }
    const socket = await platform.app.injectWS('/care-changes', { headers })
    const heard: unknown[] = []
    const waiting: ((message: unknown) => void)[] = []
    socket.on('message', (message: Buffer) => {
      const said: unknown = JSON.parse(message.toString())
      heard.push(said)
      waiting.shift()?.(said)
    })
    const line = { socket, heard, next: () => new Promise<unknown>((resolve) => waiting.push(resolve)) }
    lines.push(line)
    return line
  }

  it('takes whoever is logged in, on pages of the own origin', async () => {
    await expect(platform.app.injectWS('/care-changes', {})).rejects.toThrow('401')
    const headers = {
      cookie: `session_id=${world.clients.anna.sessionId}`,
      origin: 'https://elsewhere.example',
    }
    await expect(platform.app.injectWS('/care-changes', { headers })).rejects.toThrow('403')
  })

  it('tells the leader of a question and the learner of its answer, nobody else, and never what', async () => {
    const { anna, bert, eva, ada } = world.clients
    const [learner, leader, admin, other] = [
      await listen(anna),
      await listen(eva),
      await listen(ada),
      await listen(bert),
    ]
    const asked = [leader.next(), learner.next(), admin.next()]
    const question_id = idOf(
      await anna.post('/care-question', { course_id: world.course_id, video_id: null, text: 'Darf ich?' }),
    )
    expect(await Promise.all(asked)).toEqual([{ question_id }, { question_id }, { question_id }])
    const answered = [leader.next(), learner.next()]
    await eva.post('/care-question/answer', { text: 'Ja.', minutes: 2 }, { 'care-question-id': question_id })
    expect(await Promise.all(answered)).toEqual([{ question_id }, { question_id }])
    const more = leader.next()
    await anna.post('/care-question/message', { text: 'Und nun?' }, { 'care-question-id': question_id })
    expect(await more).toEqual({ question_id })
    expect(other.heard).toEqual([])
  })

  it('is closed for who has logged out', async () => {
    const { anna, eva } = world.clients
    const line = await listen(eva)
    const closed = new Promise((resolve) => line.socket.on('close', resolve))
    await eva.delete('/session-id')
    await anna.post('/care-question', { course_id: world.course_id, video_id: null, text: 'Darf ich?' })
    expect(await closed).toBe(4401)
    expect(line.heard).toEqual([])
  })
})
