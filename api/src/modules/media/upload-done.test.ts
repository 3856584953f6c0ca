import type { WebSocket } from '@fastify/websocket'
import { uploadMessage } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { addDraftLecture, forUploads, uploadFilm, type DraftFixture } from './media.fixtures.ts'

const cookieOf = (client: TestClient) => ({ cookie: `session_id=${client.sessionId}` })

describe('the WebSocket that tells of uploads', () => {
  let platform: TestPlatform
  let kim: TestClient
  let draft: DraftFixture
  let origin: string
  forUploads((world) => ({ platform, origin, draft, kim } = world))

  const connect = (headers: Record<string, string>): Promise<WebSocket> =>
    platform.app.injectWS('/video-upload-done', { headers })

  it('is only for creators on pages of the own origin', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    await expect(connect({})).rejects.toThrow('401')
    await expect(connect(cookieOf(anna))).rejects.toThrow('403')
    await expect(connect({ ...cookieOf(kim), origin: 'https://elsewhere.example' })).rejects.toThrow('403')
  })

  it('tells creators of their own uploads only, and closes when they have logged out', async () => {
    await platform.run((context) => addDraftLecture(context, 'other@beispiel.de'))
    const leaving = await platform.as('kim@beispiel.de')
    const own = await connect(cookieOf(kim))
    const foreign = await connect(cookieOf(await platform.as('other@beispiel.de')))
    const loggedOut = await connect(cookieOf(leaving))
    await leaving.delete('/session-id')
    const heardElsewhere: unknown[] = []
    for (const socket of [foreign, loggedOut]) socket.on('message', (message) => heardElsewhere.push(message))
    const closed = new Promise((resolve) => loggedOut.on('close', resolve))
    const heard = new Promise<unknown>((resolve) => {
      own.on('message', (message: Buffer) => resolve(JSON.parse(message.toString())))
    })
    const id = await uploadFilm(platform, kim, origin, draft.videoId, Buffer.from('bad'))
    expect(uploadMessage.parse(await heard)).toEqual({
      video_upload_id: id,
      video_id: draft.videoId,
      name: 'Aufwärmen',
      thumbnail: null,
      success: false,
    })
    expect(await closed).toBe(4401)
    expect(heardElsewhere).toEqual([])
    for (const socket of [own, foreign, loggedOut]) socket.terminate()
  })
})
