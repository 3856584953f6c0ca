import { ApiFailure } from '../../client/api-failure.ts'
import { createPace } from './time-left.ts'
import { createUploadEngine } from './upload-engine.ts'
import { film, keptOf, settled, uploadWorld } from './uploads.testing.ts'

/** An engine with one film of `u1` for the lecture `v1` under way. */
const sending = async () => {
  const world = uploadWorld()
  const engine = createUploadEngine(world)
  await engine.start(keptOf('v1'))
  await settled()
  return { ...world, engine, upload: () => engine.snapshot().get('v1') }
}

describe('what one tab uploads', () => {
  it('is sent, tells how far it is, and is forgotten once it has arrived', async () => {
    const { engine, kept, events, upload } = await sending()
    let news = 0
    engine.onServerChange(() => news++)
    events('v1').sent(400)
    expect(upload()).toMatchObject({ fileName: 'v1.mp4', bytes: 1000, sent: 400, state: 'sending' })
    events('v1').done()
    await settled()
    expect([upload(), kept.size, news]).toEqual([undefined, 0, 1])
  })

  it('goes on after a reload with the upload it was, without asking for the file again', async () => {
    const world = uploadWorld(
      [keptOf('v1')],
      [{ videoId: 'v1', paused: false, sent: 300, uploadId: 'up-v1' }],
    )
    world.begun.add('v1')
    const engine = createUploadEngine(world)
    await engine.restore('u1')
    await settled()
    expect(world.log).toEqual(['link v1 up-v1', 'resume v1.mp4'])
    expect(engine.snapshot().get('v1')).toMatchObject({ bytes: 1000, sent: 300, state: 'starting' })
  })

  it('is not sent again when it had arrived as the page was closed', async () => {
    const world = uploadWorld(
      [keptOf('v1')],
      [{ videoId: 'v1', paused: false, sent: 900, uploadId: 'up-v1' }],
    )
    world.complete.add('v1')
    const engine = createUploadEngine(world)
    await engine.restore('u1')
    await settled()
    expect(world.log).toEqual(['link v1 up-v1'])
    expect([engine.snapshot().size, world.kept.size]).toEqual([0, 0])
  })

  it('is dropped when its lecture is gone, at once or while it is sent', async () => {
    const gone = new ApiFailure({ status: 404, code: 'not_found', message: 'gone' })
    const world = uploadWorld([keptOf('v1')])
    world.refusal = gone
    const engine = createUploadEngine(world)
    await engine.restore('u1')
    await settled()
    expect([engine.snapshot().size, world.kept.size]).toEqual([0, 0])

    const later = await sending()
    later.refuse(gone)
    later.events('v1').failed(410)
    await settled()
    expect([later.upload(), later.kept.size]).toEqual([undefined, 0])
  })

  it('asks for a new address once when its own has run out, and fails then', async () => {
    const { events, upload, log } = await sending()
    events('v1').failed(403)
    await settled()
    expect(log).toEqual(['link v1 null', 'begin v1.mp4', 'link v1 up-v1', 'resume v1.mp4'])
    events('v1').failed(403)
    expect(upload()).toMatchObject({ state: 'failed', problem: 'unavailable' })
  })

  it('says why it was refused and can be tried again', async () => {
    const { engine, events, upload, log } = await sending()
    events('v1').failed(507)
    expect(upload()).toMatchObject({ state: 'failed', problem: 'video_quota_used_up' })
    engine.resume('v1')
    await settled()
    expect(log.at(-1)).toBe('resume v1.mp4')
  })

  it('stays paused over a reload, as far as it was, and goes on when told to', async () => {
    const { engine, events, states, upload } = await sending()
    events('v1').sent(300)
    await engine.pause('v1')
    expect(upload()?.state).toBe('paused')
    const later = uploadWorld([keptOf('v1')], [...states.values()])
    later.begun.add('v1')
    const again = createUploadEngine(later)
    await again.restore('u1')
    await settled()
    expect(again.snapshot().get('v1')).toMatchObject({ state: 'paused', sent: 300 })
    expect(later.log).toEqual([])
    again.resume('v1')
    await settled()
    expect(later.log).toEqual(['link v1 up-v1', 'resume v1.mp4'])
  })

  it('waits while the line is broken, also for the address', async () => {
    const { events, upload } = await sending()
    events('v1').waiting()
    expect(upload()?.state).toBe('waiting')
    const world = uploadWorld()
    world.refusal = new ApiFailure({ status: 0, code: 'network', message: '' })
    const engine = createUploadEngine(world)
    await engine.start(keptOf('v1'))
    await settled()
    expect(engine.snapshot().get('v1')?.state).toBe('waiting')
  })

  it('is given up for good: the server and the browser forget it', async () => {
    const { engine, log, kept } = await sending()
    await engine.cancel('v1')
    expect(log.slice(-2)).toEqual(['stop v1.mp4', 'give up up-v1'])
    expect([kept.size, engine.snapshot().size]).toEqual([0, 0])
  })

  it('is given up on the server too while its address is asked for', async () => {
    const world = uploadWorld()
    const answered = Promise.withResolvers<void>()
    const { requestLink } = world.server
    const engine = createUploadEngine({
      ...world,
      server: {
        ...world.server,
        requestLink: (videoId, file) => answered.promise.then(() => requestLink(videoId, file)),
      },
    })
    await engine.start(keptOf('v1'))
    await engine.cancel('v1')
    expect(world.log).toEqual([])
    answered.resolve()
    await settled()
    expect(world.log).toEqual(['link v1 null', 'give up up-v1'])
  })

  it('makes way for another file of the same lecture', async () => {
    const { engine, log, upload } = await sending()
    await engine.start({ ...keptOf('v1'), file: film('neu.mp4') })
    await settled()
    expect(upload()?.fileName).toBe('neu.mp4')
    expect(log).toContain('stop v1.mp4')
  })

  it('is sent two at a time; the next begins when one has arrived or is paused', async () => {
    const { engine, events, log } = await sending()
    for (const id of ['v2', 'v3', 'v4']) await engine.start(keptOf(id))
    await settled()
    const states = () => [...engine.snapshot().values()].map(({ state }) => state)
    expect(states()).toEqual(['starting', 'starting', 'queued', 'queued'])
    events('v1').done()
    await settled()
    expect(log.at(-1)).toBe('begin v3.mp4')
    await engine.pause('v2')
    await settled()
    expect(log.at(-1)).toBe('begin v4.mp4')
  })

  it('leaves alone what somebody else began in this browser', async () => {
    const world = uploadWorld([keptOf('v1')])
    const engine = createUploadEngine(world)
    await engine.restore('u2')
    await settled()
    expect([world.log, engine.snapshot().size]).toEqual([[], 0])
  })
})

it('the time left follows the pace of the last seconds', () => {
  let now = 0
  const pace = createPace(() => now)
  expect(pace.secondsLeft(0, 1000)).toBeNull()
  now = 1000
  expect(pace.secondsLeft(10, 1000)).toBeNull()
  now = 10_000
  expect(pace.secondsLeft(100, 1000)).toBeCloseTo(90)
  now = 20_000
  expect(pace.secondsLeft(700, 1000)).toBeCloseTo(5)
})
